import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

type Line = readonly [ledger: string, amount: string];

const list = (name: string, [ledger, amount]: Line) =>
  `<${name}><GSTCLASS>&#4; Not\u0005Applicable</GSTCLASS><LEDGERNAME>${ledger}</LEDGERNAME><AMOUNT>${amount}</AMOUNT></${name}>`;

function voucher(number: string, kind: string, lines: readonly Line[], more = "") {
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF">
<VOUCHER VCHTYPE="${kind}"><DATE>20250403</DATE><VOUCHERTYPENAME>${kind}</VOUCHERTYPENAME>
<VOUCHERNUMBER>${number}</VOUCHERNUMBER><NARRATION>As agreed</NARRATION>
${lines.map((line) => list("ALLLEDGERENTRIES.LIST", line)).join("\n")}
${more}</VOUCHER></TALLYMESSAGE>`;
}

const dayBook = (...messages: readonly string[]) =>
  `<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY>${messages.join("\n")}</BODY></ENVELOPE>`;

const rent: readonly Line[] = [
  ["Rent", "-1,200.00"],
  ["HDFC Bank", "1,200.00"],
];

async function read(file: string) {
  // Tally writes UTF-16 with its mark
  const bytes = Buffer.from(`\ufeff${file}`, "utf16le");
  const result = await readLedger([sourceOf(bytes, "DayBook.xml")], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "INR",
  });
  if (!result.ok) return result.problems.map(({ message }) => message);
  const { ledger } = result.value;
  return {
    entries: [...ledger.entries].map(({ number, date, text, lines }) => [
      number,
      date,
      text,
      ...lines.map(({ account, amount }) => `${account} ${formatMinor(amount, 2)}`),
    ]),
    openings: ledger.accounts.map(({ code, opening }) => [
      code,
      opening === null ? null : formatMinor(opening, 2),
    ]),
  };
}

test("vouchers of Tally are entries, what is below nil a debit", async () => {
  expect(await read(dayBook(voucher("7", "Payment", rent)))).toMatchObject({
    entries: [["7", "2025-04-03", "As agreed", "Rent 1200.00", "HDFC Bank -1200.00"]],
  });
});

test("goods of an invoice have their account within them, other currencies what they come to", async () => {
  const goods = `<ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>Chair</STOCKITEMNAME><AMOUNT>90.00</AMOUNT>
${list("ACCOUNTINGALLOCATIONS.LIST", ["Sales", "90.00"])}</ALLINVENTORYENTRIES.LIST>`;
  const file = dayBook(voucher("8", "Sales", [["Buyer", "-$1.00 @ ? 90/$ = -90.00"]], goods));
  expect(await read(file)).toMatchObject({
    entries: [["8", "2025-04-03", "As agreed", "Buyer 90.00", "Sales -90.00"]],
  });
});

test("orders, cancelled and optional vouchers are not posted", async () => {
  const left = [
    voucher("1", "Sales Order", rent),
    voucher("2", "Payment", rent, "<ISCANCELLED>Yes</ISCANCELLED>"),
    voucher("3", "Payment", rent, "<ISOPTIONAL>Yes</ISOPTIONAL>"),
  ];
  const { entries } = Object(await read(dayBook(...left, voucher("4", "Payment", rent))));
  expect(entries).toHaveLength(1);
  expect(await read(dayBook(...left))).toEqual([
    expect.stringContaining("Tally file without general ledger entries"),
  ]);
});

test("ledgers that stand beside the vouchers open with their balances", async () => {
  const master = (name: string, opening: string) =>
    `<TALLYMESSAGE><LEDGER><PARENT>Bank Accounts</PARENT><OPENINGBALANCE>${opening}</OPENINGBALANCE>
<LANGUAGENAME.LIST><NAME.LIST><NAME>${name}</NAME></NAME.LIST></LANGUAGENAME.LIST></LEDGER></TALLYMESSAGE>`;
  const masters = [master("HDFC Bank", "-5000.00"), master("Capital", "5000.00")];
  expect(await read(dayBook(...masters, voucher("7", "Payment", rent)))).toMatchObject({
    openings: [
      ["HDFC Bank", "5000.00"],
      ["Capital", "-5000.00"],
      ["Rent", "0.00"],
    ],
  });
});

test("vouchers are read under another root too, with the side beside an amount", async () => {
  const line = (account: string, isDebit: boolean) =>
    `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${account}</LEDGERNAME><AMOUNT><AMOUNT>20000</AMOUNT><CURRENCY>₹</CURRENCY><ISDEBIT>${isDebit}</ISDEBIT></AMOUNT></ALLLEDGERENTRIES.LIST>`;
  const of = (number: string, flags = "") =>
    `<VOUCHER><DATE>2025-04-03</DATE><VOUCHERTYPENAME>Journal</VOUCHERTYPENAME><VOUCHERNUMBER>${number}</VOUCHERNUMBER>${flags}${line("Depreciation", true)}${line("Motor car", false)}</VOUCHER>`;
  const draft = of("2", "<ISOPTIONAL>true</ISOPTIONAL>");
  expect(await read(`<VOUCHERS>${of("1")}${draft}</VOUCHERS>`)).toMatchObject({
    entries: [["1", "2025-04-03", "", "Depreciation 20000.00", "Motor car -20000.00"]],
  });
  expect(await read(of("1"))).toMatchObject({ entries: [{ 0: "1" }] });
});
