"""`python -m tessera` is the command `tessera`. The bar of a set-up goes on before all else."""

from tessera.server.startup_bar import go_on_at_once


def main() -> None:
    """Draw first: what the command needs takes seconds to load where there is no bytecode yet."""
    go_on_at_once()
    from tessera.cli import main as command

    command()


if __name__ == "__main__":
    main()
