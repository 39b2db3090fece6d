import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

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

test.each([[[ASSETS]], [[DEBTS]]])(
  "the one side of a balance sheet is not taken for all of it",
  (sheets) => expect(codes(...sheets)).toContain("one_side_alone"),
);

test("both sides on one sheet are a balance sheet", () => {
  expect(codes(`${ASSETS}\n${DEBTS.split("\n").slice(1).join("\n")}`)).toEqual([]);
});

function joined(...sheets: readonly string[]) {
  const tables = sheets.map((text, at) => ({ ...tableOf(text), sheet: `Bilan ${at}` }));
  return ingest("balance_sheet", tables);
}

test.each([
  [ASSETS, DEBTS],
  [DEBTS, ASSETS],
])(
  "two sides on two sheets that come to the same at both dates are one balance sheet",
  (...sheets) => {
    const result = joined(...sheets);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    const [own, other] = ["Bilan 0", "Bilan 1"];
    const { rows, warnings, controls } = result.value;
    expect(rows.map(({ sheet, row, name }) => `${sheet} ${row} ${name}`)).toEqual(
      [own, other].flatMap((sheet, at) =>
        sheets[at]
          ?.split("\n")
          .flatMap((line, index) =>
            /^(?!TOTAL)[^|]+\|\d/.test(line) && index > 0
              ? [`${sheet} ${index + 1} ${line.split("|")[0]}`]
              : [],
          ),
      ),
    );
    expect(controls.every(({ agrees }) => agrees)).toBe(true);
    const left = warnings.filter(({ code }) => code === "rows_ignored");
    expect(left.map(({ where }) => where.sheet)).toEqual([own, other]);
    expect(warnings[0]?.code).toBe("sides_joined");
  },
);

test("two sides that differ at one date, or have an account of the same name, stay two", () => {
  const other = DEBTS.replace("Capital|500|500", "Capital|500|400")
    .replace("600|550", "600|450")
    .replace("PASSIF|1000|950", "PASSIF|1000|850");
  const alike = DEBTS.replace("Fournisseurs", "Clients");
  for (const debts of [other, alike]) {
    const result = joined(ASSETS, debts);
    expect(!result.ok && result.problems.map(({ code }) => code)).toContain("one_side_alone");
  }
});

test("two sides of one date on two sheets are asked for the year before, and for nothing else", () => {
  const dated = [ASSETS, DEBTS].map((text) => text.replace(/^(.*)\|[^|\n]*$/gm, "$1"));
  const result = joined(...dated);
  expect(!result.ok && result.problems.map(({ code }) => code)).toEqual(["one_date"]);
});

const OWED = `DETTES|2025|2024
PASSIFS COURANTS||
Fournisseurs|300|300
Autres dettes|100|100
TOTAL PASSIFS COURANTS|400|400`;

const OWNED = `CAPITAUX PROPRES|2025|2024
CAPITAUX PROPRES||
Capital|500|500
Report|100|50
TOTAL CAPITAUX PROPRES|600|550`;

test.each([[[ASSETS, OWED, OWNED]], [[OWNED, ASSETS, OWED]]])(
  "assets, debts and equity on three sheets are one balance sheet",
  (sheets) => {
    const result = joined(...sheets);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    expect(result.value.rows).toHaveLength(8);
    expect(result.value.warnings[0]?.code).toBe("sides_joined");
  },
);

test("three sheets of which two do not come to the third stay three", () => {
  const result = joined(
    ASSETS,
    OWED,
    OWNED.replace("Report|100|50", "Report|100|60").replace("550", "560"),
  );
  expect(!result.ok && result.problems.map(({ code }) => code)).toContain("one_side_alone");
});

test("the one side of a balance sheet is told by a column of types too", () => {
  const typed = `Conta|Tipo|2025|2024
Disponível|Ativo|100|50
Estoques|Ativo|300|250
Imobilizado|Ativo|600|650`;
  expect(codes(typed)).toContain("one_side_alone");
});
