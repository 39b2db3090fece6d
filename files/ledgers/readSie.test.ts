import { expect, test } from "vitest";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const choices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "SEK",
};

async function vouchersOf(label: string): Promise<unknown> {
  const text = `#SIETYP 4
#RAR 0 20250101 20251231
#KONTO 1930 "Bank"
#KONTO 3001 "Sales"
#VER ${label}
{
#TRANS 1930 {} 50.00
#TRANS 3001 {} -50.00
}
`;
  const result = await readLedger([sourceOf(Buffer.from(text), "books.se")], choices);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return [...result.value.ledger.entries].map(({ number, date, text: said }) => [
    ...[number, date, said],
  ]);
}

test.each([
  ["with both", 'A 12 20250115 "Sale"', "12"],
  ["with an empty series", '"" 12 20250115 "Sale"', "12"],
  ["without a series", '12 20250115 "Sale"', "12"],
  ["without a number", 'A 20250115 "Sale"', "row 5"],
  ["without either", '20250115 "Sale"', "row 5"],
])("a voucher %s is read with its date and text", async (_, label, number) => {
  expect(await vouchersOf(label)).toEqual([[number, "2025-01-15", "Sale"]]);
});

test("a file that begins with a voucher is read as SIE, and as a part of one", async () => {
  const text = `#VER A 1 20250115 "Sale"
{
#TRANS 1930 {} 50.00
#TRANS 3001 {} -50.00
}
`;
  const source = sourceOf(Buffer.from(text), "books.se");
  const result = await readLedger([source], choices);
  expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      'The file says that it is a part of a whole (its first label is "#VER")',
    ),
  ]);
  expect((await readLedger([source], { ...choices, acceptDifferences: true })).ok).toBe(true);
});

test("a voucher whose day is none is refused, whatever stands before it", async () => {
  await expect(vouchersOf('A 12 20251315 "Sale"')).rejects.toThrow("2025-13-15");
});

test("months without vouchers are told, but not where the balances of all accounts agree", async () => {
  const warned = async (balances: string) => {
    const vouchers = [1, 2, 3, 4, 6, 7, 8, 9].flatMap((month) =>
      Array.from({ length: 8 }, (_, at) => [
        `#VER A "" 20250${month}1${at} "Sale ${month} ${at}"`,
        ...["{", `#TRANS 1930 {} ${month}${at}.00`, `#TRANS 3001 {} -${month}${at}.00`, "}"],
      ]),
    );
    const head = ["#SIETYP 4", "#RAR 0 20250101 20251231", '#KONTO 1930 "Bank"', "#IB 0 1930 0.00"];
    const text = [...head, '#KONTO 3001 "Sales"', balances, ...vouchers.flat()].join("\n");
    const result = await readLedger([sourceOf(Buffer.from(text), "books.se")], choices);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    const codes = result.value.warnings.map(({ code }) => code);
    return codes.filter((code) => code.startsWith("ledger_months"));
  };
  expect(await warned("")).toEqual(["ledger_months_missing"]);
  expect(await warned("#UB 0 1930 3424.00")).toEqual(["ledger_months_without_entries"]);
  expect(await warned("#UB 0 1930 3424.00\n#RES 0 3001 -3424.00")).toEqual([]);
});

test("lines that end by a carriage return alone are lines", async () => {
  const vouchers = [
    '#VER A 1 20250115 "Sale"',
    "{",
    "#TRANS 1930 {} 50.00",
    "#TRANS 3001 {} -50.00",
  ];
  const text = ["#SIETYP 4", '#KONTO 1930 "Bank"', ...vouchers, "}"].join("\r");
  const result = await readLedger([sourceOf(Buffer.from(text), "books.se")], choices);
  expect(result.ok && result.value.ledger.accounts.map(({ code }) => code)).toEqual([
    "1930",
    "3001",
  ]);
});
