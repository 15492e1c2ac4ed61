"""A hall full of visitors in a process of their own: `python -m scripts.benchmarks.phone_visitors PORT SECRET COUNT`.

All come in and print "in". After each line on the standard input each votes once, at its own moment of one second; then
it prints how many were told that their vote counts, and how long the slowest waited. It ends with the input.
"""

import asyncio
import json
import sys
import time

import aiohttp

HERE = "127.0.0.1"
OF_ONE_DEVICE = 30


async def visit(socket: aiohttp.ClientWebSocketResponse, secret: str) -> int:
    """Come in; the number of the question that is open."""
    await socket.send_str(json.dumps({"type": "hello", "key": secret}))
    await heard(socket, "seats")
    await socket.send_str('{"type": "visit"}')
    told = await heard(socket, "sheet")
    while told.get("closed"):
        told = await heard(socket, "sheet")
    return int(str(told["question"]))


async def heard(socket: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, object]:
    while True:
        told: dict[str, object] = json.loads((await socket.receive()).data)
        if told["type"] == kind:
            return told


async def vote(socket: aiohttp.ClientWebSocketResponse, question: int, number: int, count: int) -> float:
    await asyncio.sleep((number * 7919 % count) / count)
    began = time.perf_counter()
    said = {"type": "answer", "question": question, "way": 0, "answers": {"tokens": [1 + number % 4]}}
    await socket.send_str(json.dumps(said))
    await heard(socket, "vote")
    return time.perf_counter() - began


async def main(port: int, secret: str, count: int) -> None:
    origin, sessions = f"http://{HERE}:{port}", []
    sockets: list[aiohttp.ClientWebSocketResponse] = []
    for device in range(-(-count // OF_ONE_DEVICE)):  # as many addresses as a hall has
        connector = aiohttp.TCPConnector(limit=0, local_addr=(f"127.0.1.{device + 1}", 0))
        sessions.append(aiohttp.ClientSession(connector=connector))
    questions = []
    for session in sessions:  # not all at once: whoever has shown no key yet is one of a few
        wanted = min(OF_ONE_DEVICE, count - len(sockets))
        coming = (session.ws_connect(f"{origin}/ws", origin=origin, compress=0) for _ in range(wanted))
        there = await asyncio.gather(*coming)
        questions += await asyncio.gather(*(visit(socket, secret) for socket in there))
        sockets += there
    tell("in")
    people = tuple(enumerate(zip(sockets, questions, strict=True)))
    while await asyncio.to_thread(sys.stdin.readline):
        times = await asyncio.gather(*(vote(one, question, number, count) for number, (one, question) in people))
        tell(json.dumps({"counted": len(times), "slowest": max(times)}))
    for session in sessions:
        await session.close()


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
