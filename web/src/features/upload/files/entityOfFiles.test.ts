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
