// How the marks of a class read lines of names, and write notes on seats and CSV files: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { csvFields, csvSeparator } from "../../Web/class/marks-columns.js";
import { seatAndNameIn } from "../../Web/class/marks-names.js";

test("a line names a seat from 1 to 40 and somebody", () => {
  for (const [line, seatAndName] of [
    ["3 = Amina", [3, "Amina"]],
    ["  07: Ben Li ", [7, "Ben Li"]],
    ["40 Zoë", [40, "Zoë"]],
    ["1.2 = x", [1, "2 = x"]],
    ["5=\u0007A\tB", [5, "A B"]],
    [`6 ${"x".repeat(60)}`, [6, "x".repeat(60)]],
    [`6 ${"😀".repeat(61)}`, [6, "😀".repeat(60)]],
    ["0 = x", null],
    ["41 = x", null],
    ["123 = x", null],
    ["Amina = 3", null],
    ["3", null],
    ["", null],
  ]) {
    assert.deepEqual(seatAndNameIn(line), seatAndName && [seatAndName], JSON.stringify(line));
  }
});

test("the note on a seat has every remark, without marks that a spreadsheet would show", () => {
  /** A wording whose texts are their keys and values. */
  const wording = { text: (key, ...values) => [key, ...values].join(" ") };
  const noRemarks = { isOpen: false, isRepeated: false, isOtherEdition: false, shared: null, sameAs: null };
  for (const [row, note] of [
    [{}, ""],
    [{ isOpen: true }, "marks.isOpen"],
    [{ isRepeated: true }, "marks.isRepeated"],
    [{ isRepeated: true, shared: "" }, "marks.isShared"],
    [{ isRepeated: true, shared: "Ben" }, "marks.isSharedBy Ben"],
    [{ isOtherEdition: true }, "marks.otherEdition"],
    [{ sameAs: 7 }, "marks.sameAs 7"],
    [{ isOpen: true, isOtherEdition: true, sameAs: 12 }, "marks.isOpen; marks.otherEdition; marks.sameAs 12"],
  ]) {
    const rows = [{ seat: 3, ...noRemarks, ...row }];
    const [, seats] = csvFields({ roots: ["silkworm"] }, rows, new Map([[3, "Amina"]]), wording);
    assert.deepEqual(seats.split("\u001e"), ["Amina", note, ""]);
  }
});

test("the columns of a CSV have the separator that a country's spreadsheets expect", () => {
  for (const locale of ["de", "fr-FR", "nl", "sv", "pl", "pt-BR", "ru"])
    assert.equal(csvSeparator(locale), ";", locale);
  for (const locale of ["en", "en-GB", "zh-CN", "ja", "de-CH"]) assert.equal(csvSeparator(locale), ",", locale);
});
