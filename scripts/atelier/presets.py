"""The schools: how each one lays its strokes, how thick, and what time did to the surface."""

from scripts.atelier.school import Jitter, Layer, School

RENAISSANCE = School(
    layers=(
        Layer(radius=14, threshold=0.02, steps=(3, 8), opacity=0.5, softness=0.9, dryness=0.2, spacing=0.9),
        Layer(radius=5, threshold=0.03, steps=(3, 9), opacity=0.55, softness=0.8, dryness=0.2),
        Layer(radius=2.2, threshold=0.035, steps=(3, 9), opacity=0.6, softness=0.7, dryness=0.1),
    ),
    jitter=Jitter(2, 0.04, 0.02),
    bristle=0.04,
    thickness=0.12,
    underpainting=0.9,
    glaze=0.45,
    relief=0.07,
    weave=0.14,
    gloss=0.02,
    warm=0.20,
    vignette=0.25,
    contrast=0.25,
    craquelure=0.11,
)

DUTCH = School(
    layers=(
        Layer(radius=16, threshold=0.02, steps=(3, 9), opacity=0.7, softness=0.7, dryness=0.3, spacing=0.9),
        Layer(radius=6, threshold=0.04, steps=(3, 9), opacity=0.7, softness=0.6, dryness=0.3),
        Layer(radius=2.6, threshold=0.05, steps=(2, 8), opacity=0.75, softness=0.6, dryness=0.2),
    ),
    jitter=Jitter(3, 0.05, 0.03),
    bristle=0.06,
    thickness=0.25,
    underpainting=0.8,
    glaze=0.30,
    relief=0.15,
    weave=0.12,
    gloss=0.05,
    warm=0.12,
    vignette=0.2,
    contrast=0.25,
    craquelure=0.10,
)

ROCOCO = DUTCH.but(
    jitter=Jitter(5, 0.07, 0.03), glaze=0.36, relief=0.09, warm=0.05, vignette=0.12, contrast=0.15, craquelure=0.05
)

ROMANTIC = School(
    layers=(
        Layer(radius=20, threshold=0.02, steps=(3, 10), opacity=0.75, softness=0.6, dryness=0.4, spacing=0.8),
        Layer(radius=8, threshold=0.05, steps=(3, 9), opacity=0.75, softness=0.5, dryness=0.4),
        Layer(radius=3.2, threshold=0.07, steps=(2, 8), opacity=0.8, softness=0.5, dryness=0.3),
    ),
    jitter=Jitter(4, 0.07, 0.025),
    bristle=0.05,
    thickness=0.25,
    underpainting=0.6,
    glaze=0.42,
    relief=0.07,
    weave=0.12,
    gloss=0.06,
    warm=0.08,
    vignette=0.22,
    contrast=0.2,
    craquelure=0.05,
)

REALIST = ROMANTIC.but(jitter=Jitter(6, 0.09, 0.04), thickness=0.4, glaze=0.28, relief=0.13, vignette=0.1, craquelure=0)

IMPRESSIONIST = School(
    layers=(
        Layer(radius=18, threshold=0.0, steps=(2, 5), softness=0.4, spacing=0.8),
        Layer(radius=9, threshold=0.03, steps=(2, 5), opacity=0.92, spacing=0.8, wobble=0.6),
        Layer(radius=5, threshold=0.09, steps=(2, 5), opacity=0.92, wobble=0.6),
        Layer(radius=2.6, threshold=0.14, steps=(2, 5), opacity=0.92, softness=0.4),
    ),
    jitter=Jitter(11, 0.18, 0.05),
    bristle=0.12,
    thickness=0.5,
    ground="#b09a78",
    relief=0.17,
    weave=0.12,
    gloss=0.08,
    warm=0.02,
    vignette=0.08,
    contrast=0.15,
    saturation=1.08,
)

VAN_GOGH = School(
    layers=(
        Layer(radius=15, threshold=0.0, steps=(4, 10), opacity=1, softness=0.3, spacing=0.8, sharpness=0.35),
        Layer(
            radius=8,
            threshold=0.0,
            steps=(4, 10),
            opacity=0.97,
            softness=0.3,
            spacing=1.15,
            sharpness=0.3,
            dryness=0.6,
            follow=0.85,
            wobble=0.25,
        ),
        Layer(radius=5, threshold=0.20, steps=(4, 10), opacity=0.97, softness=0.3, follow=0.85, sharpness=0.3),
        Layer(radius=2.8, threshold=0.30, steps=(3, 9), opacity=0.97, follow=0.85),
    ),
    jitter=Jitter(9, 0.15, 0.07),
    bristle=0.17,
    thickness=0.8,
    ground="#6a5a3a",
    field_blur=5,
    relief=0.34,
    weave=0.06,
    gloss=0.10,
    warm=0.02,
    vignette=0.06,
    contrast=0.25,
    saturation=1.1,
)

EXPRESSIONIST = School(
    layers=(
        Layer(radius=18, threshold=0.0, steps=(5, 16), opacity=0.95, softness=0.45, spacing=0.8, sharpness=0.35),
        Layer(
            radius=8,
            threshold=0.03,
            steps=(5, 18),
            opacity=0.8,
            softness=0.45,
            spacing=0.9,
            dryness=0.7,
            follow=0.8,
        ),
        Layer(radius=4, threshold=0.10, steps=(5, 16), opacity=0.85, softness=0.5, dryness=0.6),
        Layer(radius=2.2, threshold=0.16, steps=(4, 14), opacity=0.85, softness=0.5, dryness=0.4),
    ),
    jitter=Jitter(9, 0.16, 0.08),
    bristle=0.16,
    thickness=0.35,
    ground="#b59a6a",
    field_blur=5,
    glaze=0.08,
    relief=0.25,
    weave=0.12,
    gloss=0.04,
    warm=0.06,
    vignette=0.1,
    contrast=0.2,
)

CUBIST = EXPRESSIONIST.but(jitter=Jitter(5, 0.1, 0.05), glaze=0.45, relief=0.14)

POINTILLIST = School(
    layers=(
        Layer(radius=12, threshold=0.0, steps=(2, 3), softness=0.5, spacing=0.8),
        Layer(radius=5.2, threshold=0.0, steps=(0, 1), opacity=0.95, spacing=1.05, dryness=0, scattered=True, divide=8),
        Layer(
            radius=4.2,
            threshold=0.0,
            steps=(0, 1),
            opacity=0.95,
            spacing=1.25,
            dryness=0,
            scattered=True,
            divide=17,
            share=0.85,
        ),
        Layer(radius=3.0, threshold=0.10, steps=(0, 1), opacity=0.92, softness=0.45, spacing=1.1, dryness=0, divide=8),
    ),
    jitter=Jitter(6, 0.10, 0.04),
    bristle=0.03,
    thickness=0.35,
    ground="#d8cfae",
    relief=0.14,
    weave=0.05,
    gloss=0.02,
    warm=0.03,
    vignette=0.06,
    contrast=0.1,
    saturation=0.96,
)

NOUVEAU = School(
    layers=(
        Layer(radius=10, threshold=0.02, steps=(2, 6), opacity=0.7, softness=0.5, dryness=0.3),
        Layer(radius=4, threshold=0.05, steps=(2, 6), opacity=0.8, softness=0.5),
        Layer(radius=2.2, threshold=0.07, steps=(2, 6), opacity=0.85, softness=0.5),
    ),
    jitter=Jitter(5, 0.1, 0.05),
    bristle=0.08,
    thickness=0.35,
    underpainting=0.85,
    glaze=0.45,
    relief=0.25,
    weave=0.08,
    gloss=0.10,
    warm=0.05,
    vignette=0.15,
    contrast=0.2,
)

ABSTRACT = School(
    layers=(
        Layer(radius=12, threshold=0.015, steps=(3, 9), opacity=0.6, softness=0.6, dryness=0.3),
        Layer(radius=4, threshold=0.05, steps=(3, 9), opacity=0.6, softness=0.6),
    ),
    jitter=Jitter(2, 0.05, 0.02),
    bristle=0.04,
    thickness=0.18,
    underpainting=0.95,
    glaze=0.72,
    relief=0.09,
    weave=0.16,
    gloss=0.02,
    warm=0.05,
    vignette=0.06,
    contrast=0.1,
)

WATERCOLOUR = School(
    layers=(
        Layer(radius=11, threshold=0.03, steps=(3, 8), opacity=0.3, softness=0.9, dryness=0.1, spacing=0.9),
        Layer(radius=2.0, threshold=0.05, steps=(3, 9), opacity=0.45, softness=0.7, dryness=0.4),
    ),
    jitter=Jitter(3, 0.06, 0.025),
    bristle=0.04,
    thickness=0.02,
    underpainting=0.95,
    glaze=0.5,
    relief=0.0,
    weave=0.0,
    gloss=0.0,
    warm=0.06,
    vignette=0.05,
    contrast=0.08,
    stains=0.5,
)

UKIYO_E = School(paper=1)

SCHOOLS = {
    "renaissance": RENAISSANCE,
    "dutch": DUTCH,
    "rococo": ROCOCO,
    "romantic": ROMANTIC,
    "realist": REALIST,
    "impressionist": IMPRESSIONIST,
    "van_gogh": VAN_GOGH,
    "expressionist": EXPRESSIONIST,
    "cubist": CUBIST,
    "pointillist": POINTILLIST,
    "nouveau": NOUVEAU,
    "abstract": ABSTRACT,
    "watercolour": WATERCOLOUR,
    "ukiyo_e": UKIYO_E,
}
