"""Reads the index of the Swift compiler's debug builds, which lists the declarations that each line uses.

The functions of the index library are declared in <indexstore/indexstore.h> of the toolchain.
"""

import ctypes
import shutil
from ctypes import CFUNCTYPE, POINTER, c_bool, c_char_p, c_int, c_size_t, c_uint, c_void_p
from pathlib import Path


class LibraryString(ctypes.Structure):
    """A string of the index library. It is valid while the object that returned it exists."""

    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


STRING_CALLBACK = CFUNCTYPE(c_bool, c_void_p, LibraryString)
OBJECT_CALLBACK = CFUNCTYPE(c_bool, c_void_p, c_void_p)
RECORD_DEPENDENCY = 2  # INDEXSTORE_UNIT_DEPENDENCY_RECORD
FUNCTION_TYPES = {
    "store_create": (c_void_p, c_char_p, c_void_p),
    "store_units_apply_f": (c_bool, c_void_p, c_uint, c_void_p, STRING_CALLBACK),
    "unit_reader_create": (c_void_p, c_void_p, c_char_p, c_void_p),
    "unit_reader_dispose": (None, c_void_p),
    "unit_reader_get_main_file": (LibraryString, c_void_p),
    "unit_reader_dependencies_apply_f": (c_bool, c_void_p, c_void_p, OBJECT_CALLBACK),
    "unit_dependency_get_kind": (c_int, c_void_p),
    "unit_dependency_get_name": (LibraryString, c_void_p),
    "unit_dependency_get_filepath": (LibraryString, c_void_p),
    "record_reader_create": (c_void_p, c_void_p, c_char_p, c_void_p),
    "record_reader_dispose": (None, c_void_p),
    "record_reader_occurrences_apply_f": (c_bool, c_void_p, c_void_p, OBJECT_CALLBACK),
    "occurrence_get_symbol": (c_void_p, c_void_p),
    "occurrence_get_line_col": (None, c_void_p, POINTER(c_uint), POINTER(c_uint)),
    "symbol_get_usr": (LibraryString, c_void_p),
}


class IndexStore:
    """An index written by a compiler."""

    def __init__(self, path):
        toolchain = Path(shutil.which("swiftc")).resolve().parents[1]
        self.library = ctypes.CDLL(str(next((toolchain / "lib").glob("libIndexStore.*"))))
        self.store = self._call("store_create", str(path).encode(), None)
        if not self.store:
            raise FileNotFoundError(path)

    def _call(self, name, *arguments):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype, *function.argtypes = FUNCTION_TYPES[name]
        return function(*arguments)

    def records(self, files):
        """Returns the names of the records of each given source file that is in the index."""
        units, records = [], {}
        collect = STRING_CALLBACK(lambda _, name: units.append(str(name)) or True)
        self._call("store_units_apply_f", self.store, 0, None, collect)
        for unit in units:
            reader = self._call("unit_reader_create", self.store, unit.encode(), None)
            file = Path(str(self._call("unit_reader_get_main_file", reader)))
            if file in files:
                records.setdefault(file, set()).update(self._records_of(reader, file))
            self._call("unit_reader_dispose", reader)
        return records

    def _records_of(self, reader, file):
        names = []

        def visit(_, dependency):
            is_record = self._call("unit_dependency_get_kind", dependency) == RECORD_DEPENDENCY
            if is_record and str(self._call("unit_dependency_get_filepath", dependency)) == str(file):
                names.append(str(self._call("unit_dependency_get_name", dependency)))
            return True

        self._call("unit_reader_dependencies_apply_f", reader, None, OBJECT_CALLBACK(visit))
        return names

    def uses(self, record):
        """Returns where declarations occur in a record: pairs of a line number and a declaration's identifier."""
        used = set()
        line, column = c_uint(), c_uint()

        def visit(_, occurrence):
            self._call("occurrence_get_line_col", occurrence, line, column)
            symbol = self._call("occurrence_get_symbol", occurrence)
            used.add((line.value, str(self._call("symbol_get_usr", symbol))))
            return True

        reader = self._call("record_reader_create", self.store, record.encode(), None)
        self._call("record_reader_occurrences_apply_f", reader, None, OBJECT_CALLBACK(visit))
        self._call("record_reader_dispose", reader)
        return used
