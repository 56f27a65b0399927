"""The command line of `audio/make/build`: says which packs or sounds to make, check or report. Does none of it itself."""
import argparse
import sys
import warnings
from pathlib import Path

warnings.filterwarnings("ignore")  # the tools warn about each other's futures, never about our words
sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))


def main() -> int:
    parser = argparse.ArgumentParser(prog="audio/make/build", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    pack = commands.add_parser("pack", help="make voice packs; only lines that changed")
    pack.add_argument("packs", nargs="*", help="language or language/voice; none means all")
    pack.add_argument("--line", action="append", default=[], help="only this line id (may be repeated)")
    pack.add_argument("--again", action="store_true", help="also lines that did not change")
    listen = commands.add_parser("listen", help="hear and measure the shipped clips afresh")
    listen.add_argument("packs", nargs="*")
    sounds = commands.add_parser("sounds", help="make ambience, music and effects")
    sounds.add_argument("ids", nargs="*", help="ids; none means all")
    samples = commands.add_parser("samples", help="cut docs/samples/ from nights rendered by the game")
    mixed = commands.add_parser("listen-mix", help="hear whole nights as the game mixes them")
    mixed.add_argument("languages", nargs="*", help="none means those of the samples")
    for rendering in (samples, mixed):
        rendering.add_argument("--program", type=Path, help="the game's program; the one built last when not given")
    commands.add_parser("report", help="write docs/voices.md")
    commands.add_parser("check", help="test the parts that need no model")
    arguments = parser.parse_args()

    if arguments.command in ("pack", "listen"):
        from voice import pack as packs

        chosen = [p for p in packs.all_packs() if _wanted(p, arguments.packs)]
        if not chosen:
            parser.error(f"packs.toml has no pack {' '.join(arguments.packs)}")
        for each in chosen:
            if arguments.command == "pack":
                packs.build(each, arguments.line, arguments.again)
            else:
                packs.listen(each)
    elif arguments.command == "sounds":
        from sounds import catalogue

        catalogue.build(arguments.ids)
    elif arguments.command in ("samples", "listen-mix"):
        import mix

        game = arguments.program or mix.program()
        if arguments.command == "samples":
            mix.write_samples(game)
        else:
            mix.listen(game, arguments.languages)
    elif arguments.command == "check":
        import checks

        return checks.run()
    else:
        import report

        report.write()
    return 0


def _wanted(pack, names: list[str]) -> bool:
    return not names or pack.language in names or f"{pack.language}/{pack.voice}" in names


if __name__ == "__main__":
    sys.exit(main())
