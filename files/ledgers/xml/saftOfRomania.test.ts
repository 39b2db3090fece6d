import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const OWN = "0011223344";

type Line = readonly [account: string, amount: number, customer?: string, supplier?: string];
type Entry = readonly [date: string, text: string, ...lines: readonly Line[]];

/** The names of elements stand behind a prefix, and each amount has its currency and is analysed. */
function tagged(name: string, ...content: readonly string[]): string {
  return `<nsSAFT:${name}>${content.join("")}</nsSAFT:${name}>`;
}

function lineOf([account, amount, customer = OWN, supplier = OWN]: Line): string {
  const lei = [tagged("Amount", `${Math.abs(amount)}.00`), tagged("CurrencyCode", "RON")].join("");
  return tagged(
    "TransactionLine",
    tagged("AccountID", account),
    tagged("Analysis", tagged("AnalysisAmount", lei)),
    tagged("CustomerID", customer),
    tagged("SupplierID", supplier),
    tagged(amount < 0 ? "CreditAmount" : "DebitAmount", lei),
    tagged("TaxInformation", tagged("TaxAmount", lei)),
  );
}

function entryOf([date, text, ...lines]: Entry, at: number): string {
  return tagged(
    "Transaction",
    tagged("TransactionID", String(at + 1)),
    tagged("TransactionDate", date),
    tagged("Description", text),
    tagged("CustomerID", OWN),
    tagged("SupplierID", OWN),
    ...lines.map(lineOf),
  );
}

async function ledgerOf(entries: readonly Entry[]) {
  const header = tagged("Header", tagged("Company", tagged("RegistrationNumber", "RO11223344")));
  const journal = tagged("Journal", tagged("JournalID", "1"), ...entries.map(entryOf));
  const content = `${header}${tagged("GeneralLedgerEntries", journal)}`;
  const file = `<nsSAFT:AuditFile xmlns:nsSAFT="mfp:anaf:dgti:d406:declaratie:v1">${content}</nsSAFT:AuditFile>`;
  const read = await readLedger([sourceOf(Buffer.from(file), "d406.xml")], firstLedger);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.ledger;
}

test("a line is of its customer or its supplier; 0 and the company itself are nobody", async () => {
  const { entries } = await ledgerOf([
    ["2025-01-05", "Factura", ["4111", 100, "00501", "0"], ["707", -100]],
    ["2025-01-06", "Factura", ["607", 40], ["401", -40, "0", "00502"]],
  ]);
  expect([...entries].map(({ lines }) => lines.map(({ party }) => party))).toEqual([
    ["00501", null],
    [null, "00502"],
  ]);
});

const COSTS = ["607", "612", "626", "628"];

/** Two months of sales and costs; all of them are closed at the end of each. */
function months(closing: (day: string) => readonly Entry[]): Entry[] {
  return ["2025-01", "2025-02"].flatMap((month): Entry[] => [
    [`${month}-05`, "Vanzare", ["5121", 100], ["707", -100]],
    ...COSTS.map((cost): Entry => [`${month}-06`, "Plata", [cost, 10], ["5121", -10]]),
    ...closing(`${month}-28`),
  ]);
}

test.each<[string, (day: string) => readonly Entry[]]>([
  [
    "in one entry",
    (day) => [
      [
        day,
        "Inchidere venituri si cheltuieli",
        ["707", 100],
        ...COSTS.map((cost): Line => [cost, -10]),
        ["121", -60],
      ],
    ],
  ],
  [
    "each account in one of its own",
    (day) => [
      [day, "Închidere cont 707", ["707", 100], ["121", -100]],
      ...COSTS.map((cost): Entry => [day, `Închidere cont ${cost}`, ["121", 10], [cost, -10]]),
    ],
  ],
])("income and expenses that are closed every month are left: %s", async (_, closing) => {
  const { movements } = await ledgerOf(months(closing));
  expect(["707", "607", "628"].map((code) => movements?.get(code))).toEqual([
    -20000n,
    2000n,
    2000n,
  ]);
});
