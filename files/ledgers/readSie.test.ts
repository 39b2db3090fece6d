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

test("a voucher whose day is none is refused, whatever stands before it", async () => {
  await expect(vouchersOf('A 12 20251315 "Sale"')).rejects.toThrow("2025-13-15");
});
