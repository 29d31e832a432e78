#!/usr/bin/env python3
"""Every language must have a finished translation of every text in the sources.

usage: check_translations.py PROJECT LUPDATE
"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

LANGUAGES = ("en", "nl", "fr", "de")
FORMS = 2  # of a text with a number: singular and plural, in all of these languages
PLACEHOLDER = re.compile(r"%L?(?:\d+|n)")


def forms_of(translation):
    """Returns the texts of a translation: one, or one per plural form."""
    return [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]


def problems_of_file(path):
    tree = ElementTree.parse(path).getroot()
    messages = 0
    for context in tree.findall("context"):
        name = context.findtext("name")
        if not name.startswith("tilldesk::"):
            yield f"{path.name}: context {name} has no namespace"
        for message in context.findall("message"):
            messages += 1
            source = message.findtext("source")
            translation = message.find("translation")
            kind = translation.get("type")
            if kind:
                yield f"{path.name}: {kind}: {source}"
                continue
            forms = forms_of(translation)
            if message.get("numerus") and len(forms) != FORMS:
                yield f"{path.name}: {len(forms)} forms: {source}"
            for form in forms:
                if not form.strip():
                    yield f"{path.name}: empty: {source}"
                elif set(PLACEHOLDER.findall(form)) != set(PLACEHOLDER.findall(source)):
                    yield f"{path.name}: placeholders differ: {source} / {form}"
                elif source.endswith(("…", ":")) != form.endswith(("…", ":")):
                    yield f"{path.name}: other end: {source} / {form}"
    if messages == 0:
        yield f"{path.name}: no texts"


def problems_of_update(root, files, lupdate):
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(path, folder)) for path in files]
        # The same calls as in the target update_translations.
        update = [lupdate, "-silent", "-I", ".", "app", "core", "ui", "-locations", "none",
                  "-no-obsolete"]
        english, *others = copies
        subprocess.run([*update, "-ts", *others], cwd=root, check=True)
        subprocess.run([*update, "-pluralonly", "-ts", english], cwd=root, check=True)
        for path, copy in zip(files, copies):
            if path.read_bytes() != copy.read_bytes():
                yield f"{path.name} is behind the sources: build the target update_translations"


def main():
    root, lupdate = Path(sys.argv[1]), sys.argv[2]
    files = [root / f"translations/tilldesk_{language}.ts" for language in LANGUAGES]
    problems = [f"{path.name} is missing" for path in files if not path.is_file()]
    if not problems:
        problems += problems_of_update(root, files, lupdate)
        for path in files:
            problems += problems_of_file(path)
    print("\n".join(problems) or f"translations: {', '.join(LANGUAGES)} are whole")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
