import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";

function read<Type extends FileType>(text: string, fileType: Type) {
  return ingest(fileType, [tableOf(text)], { oneDate: "take" });
}

function codes(text: string, fileType: FileType = "balance_sheet"): string[] {
  const result = read(text, fileType);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

const BESIDE = `|2025|2024||2025|2024
Land|400|400|Trade payables|60|50
Machines|150|160|Accrued wages|15|12
Inventory|80|70|Bank loan|250|260
Trade receivables|45|40|Share capital|300|300
Cash|20|10|Retained earnings|70|58`;

test.each([
  ["What we own", "What we owe"],
  ["Vermögen", "Finanzierung"],
  ["Balance sheet", ""],
])("two lists under the same dates that come to the same are two sides: %s, %s", (left, right) => {
  const [heads = "", ...rows] = BESIDE.split("\n");
  const headed = heads.replace("|", `${left}|`).replace("||", `|${right}|`);
  const result = read([headed, ...rows, "Total|695|680|Total|695|680"].join("\n"), "balance_sheet");
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const sides = result.value.rows.map(({ positiveSide }) => positiveSide);
  expect(sides).toEqual([...Array(5).fill("debit"), ...Array(5).fill("credit")]);
});

test("the other side of a balance sheet that stands beside what was read is not left out", () => {
  const [, ...rows] = BESIDE.split("\n");
  const result = read(["Name|2025|2024|Name|2025|2024", ...rows].join("\n"), "balance_sheet");
  const [fault] = result.ok ? [] : result.problems;
  expect(fault?.code).toBe("sides_beside");
  expect(fault?.message).toMatch(
    /^Row 2: "Land" stands on the left and "Trade payables" beside it/,
  );
});

test("two lists whose names nothing knows, but whose totals are the same, are two sides too", () => {
  const lists = `Debe|2025|Haber|2025
Xyzt|400|Pqrs|60
Yzxt|150|Qrsp|340
Zxyt|80|Rspq|230
Total|630|Total|630`;
  expect(codes(lists)).toEqual(["sides_beside"]);
});

test("two lists of names that nothing knows, and that come to different sums, are not held for sides", () => {
  const lists = `Debe|2025|Haber|2025
Xyzt|400|Pqrs|60
Yzxt|150|Qrsp|340
Zxyt|80|Rspq|230
Total|630|Total|631`;
  expect(codes(lists)).toEqual([]);
});

test("the sheet is named on which the other side stands", () => {
  const [, ...rows] = BESIDE.split("\n");
  const table = tableOf(["Name|2025|2024|Name|2025|2024", ...rows].join("\n"));
  const found = ingest("balance_sheet", [{ ...table, sheet: "Position" }], { oneDate: "take" });
  expect(found.ok ? [] : found.problems.map(({ where }) => where.sheet)).toEqual(["Position"]);
});

test("a summary beside a balance sheet of both sides is no other side, though both come to the same", () => {
  const whole = `|2025|2024||Summary|2025|2024
Cash|20|10||Liquid|20|10
Receivables|45|40||Not liquid|45|40
Total assets|65|50||||
Payables|15|12||Borrowed|15|12
Share capital|50|38||Own|50|38
Total liabilities and equity|65|50||Total|65|50`;
  expect(codes(whole)).toEqual([]);
});

test("ratios beside a balance sheet without totals are no other side", () => {
  const accounts = `Name|2025|2024||Ratio|Value
Cash|20|10||Current ratio|4.2
Receivables|45|40||Quick ratio|2.1
Payables|-15|-12||Debt ratio|0.2
Share capital|-50|-38||`;
  expect(codes(accounts)).toEqual([]);
});

test("ratios beside a profit and loss are no other side", () => {
  const account = `Name|2025||Ratio|Value
Sales|900||Gross margin|0.6
Wages|-400||Quick ratio|2.1
Rent|-150||Debt ratio|0.2`;
  expect(codes(account, "profit_loss")).toEqual([]);
});

test("income beside the costs that were read is not left out", () => {
  const account = `Name|2025|Name|2025
Wages|400|Sales|900
Rent|150|Interest income|20
Insurance|80|Other income|10`;
  expect(codes(account, "profit_loss")).toEqual(["sides_beside"]);
});

test("what was counted beside a trial balance is no side of it, though both come to the same", () => {
  const counted = `Account|Debit|Credit||Counted|In|Out
Cash|20|||Till|5|0
Receivables|45|||Safe|15|0
Payables||65||Bank|45|65
Total|65|65||Total|65|65`;
  expect(codes(counted, "trial_balance")).toEqual([]);
});
