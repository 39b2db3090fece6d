import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { markOfRow } from "./markOfRow.ts";

const STATEMENT = `Descrição|2025
(+) Receita Bruta|1000.00
(-) Deduções da Receita|100.00
(=) Receita Operacional|900.00
(-) Custo das Mercadorias|400.00
(=) Resultado|500.00
(-) Gastos|200.00
(+) Outras Receitas|50.00
= EBITDA|350.00`;

function read(text: string) {
  const result = ingest("profit_loss", [tableOf(text)]);
  if (!result.ok) return result.problems.map(({ code, where }) => [code, where.row]);
  return result.value.rows.map(({ name, positiveSide }) => [name.slice(4), positiveSide]);
}

test("rows marked as sums are no accounts, and marks of what is added or taken off give the sides", () => {
  expect(read(STATEMENT)).toEqual([
    ["Receita Bruta", "credit"],
    ["Deduções da Receita", "debit"],
    ["Custo das Mercadorias", "debit"],
    ["Gastos", "debit"],
    ["Outras Receitas", "credit"],
  ]);
});

test("a row marked as a sum that its rows do not give is refused by its row", () => {
  expect(read(STATEMENT.replace("Operacional|900", "Operacional|910"))).toContainEqual([
    "total_disagrees",
    4,
  ]);
});

test.each([
  ["(=) Lucro", "sum"],
  ["= Lucro", "sum"],
  ["( - ) Despesas", "taken_off"],
  ["(–) Despesas", "taken_off"],
  ["(+) Receitas", "added"],
  ["(+/-) Resultado financeiro", null],
  ["- Despesas", null],
  ["=SUM(B2:B4)", null],
  ["Lucro (=)", null],
])("%s is marked as %s", (label, mark) => {
  expect(markOfRow(label)).toBe(mark);
});
