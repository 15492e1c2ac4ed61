"""The atelier: our own miniature homages to famous paintings, composed in code and painted by our own renderer."""
