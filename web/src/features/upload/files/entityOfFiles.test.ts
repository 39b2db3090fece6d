import { expect, test } from "vitest";
import { aFile, aLedger } from "../../../testing/aFile.ts";
import { entityOfFiles } from "./entityOfFiles.ts";

const ledgerOf = (said: { entityName?: string; entities?: string[] }, isSelected = true) =>
  aFile({ isSelected, ledger: { ...aLedger("2025-01-01", "2025-12-31"), ...said } });

test("the company is what the ledgers that count agree on", () => {
  const one = ledgerOf({ entityName: "Hamn AB" });
  expect(entityOfFiles([one, ledgerOf({ entityName: "Hamn AB" })])).toBe("Hamn AB");
  expect(entityOfFiles([one, ledgerOf({ entityName: "Other AB" }, false)])).toBe("Hamn AB");
  expect(entityOfFiles([one, ledgerOf({ entityName: "Other AB" })])).toBeNull();
  expect(entityOfFiles([aFile(), ledgerOf({})])).toBeNull();
});

test("where no file names it, it is the one entity of the lines, not one of several", () => {
  expect(entityOfFiles([ledgerOf({ entities: ["North"] })])).toBe("North");
  expect(entityOfFiles([ledgerOf({ entities: ["North", "South"] })])).toBeNull();
});

test("the titles of reports name it, and are no other company where only a letter's size differs", () => {
  const titled = (text: string, kind: "company" | "titled" = "titled") =>
    aFile({ remarks: [{ kind, row: 1, text }] });
  expect(entityOfFiles([titled("Quayside Packaging"), aFile()])).toBe("Quayside Packaging");
  expect(entityOfFiles([titled("Quayside Ltd", "company"), titled("QUAYSIDE LTD")])).not.toBeNull();
  expect(entityOfFiles([titled("Quayside Packaging"), titled("Harbour Bakery")])).toBeNull();
  const ledger = ledgerOf({ entityName: "Hamn AB" });
  expect(entityOfFiles([ledger, titled("Quayside Packaging")])).toBeNull();
});
