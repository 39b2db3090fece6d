import { expect, test } from "vitest";
import { tableOf } from "../testing/tableOf.ts";
import { ingest } from "./ingest.ts";

const ASSETS = `ACTIF|2025|2024
ACTIFS NON COURANTS||
Immobilisations incorporelles|100|200
Autres immobilisations|500|400
TOTAL ACTIF NON COURANT|600|600
ACTIFS COURANTS||
Clients|300|200
Caisse|100|150
TOTAL ACTIF COURANT|400|350
TOTAL GENERAL ACTIF|1000|950`;

const DEBTS = `PASSIF|2025|2024
CAPITAUX PROPRES||
Capital|500|500
Report|100|50
TOTAL CAPITAUX PROPRES|600|550
PASSIFS COURANTS||
Fournisseurs|300|300
Autres dettes|100|100
TOTAL PASSIFS COURANTS|400|400
TOTAL PASSIF|1000|950`;

function codes(...sheets: readonly string[]): string[] {
  const tables = sheets.map((text, at) => ({ ...tableOf(text), sheet: `Bilan ${at}` }));
  const result = ingest("balance_sheet", tables, { oneDate: "take" });
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

test.each([[[ASSETS]], [[DEBTS]], [[ASSETS, DEBTS]]])(
  "the one side of a balance sheet is not taken for all of it",
  (sheets) => expect(codes(...sheets)).toContain("one_side_alone"),
);

test("both sides on one sheet are a balance sheet", () => {
  expect(codes(`${ASSETS}\n${DEBTS.split("\n").slice(1).join("\n")}`)).toEqual([]);
});
