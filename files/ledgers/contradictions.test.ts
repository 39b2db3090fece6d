import { describe, expect, test } from "vitest";
import { flat, saft, sie } from "../testing/ledgerLayouts.ts";
import { closingOf, ledgerOf, read, refusal } from "../testing/readLedgerText.ts";

test("a ledger whose amounts all stand on one side is told so, under a code of the program's own", async () => {
  const text =
    "GLID,Date,Description,Amount\n1000,2025-01-05,Receipt,500\n1200,2025-01-09,Invoice,250\n5000,2025-01-10,Rent,100";
  expect(await refusal(text)).toContain("the file has one side of them alone");
});

describe("what speaks against a ledger is named", () => {
  test("an entry that does not balance: its number, date and difference", async () => {
    const message = await refusal(
      flat().replace(
        "3,2025-03-05,1000,Cash at bank,,700.00",
        "3,2025-03-05,1000,Cash at bank,,690.00",
      ),
    );
    expect(message).toContain(
      "entry 3 of 5 Mar 2025 does not balance: debits less credits are 10.00",
    );
  });
  test("it may be taken all the same, and stands among the differences", async () => {
    const damaged = flat().replace(
      "3,2025-03-05,1000,Cash at bank,,700.00",
      "3,2025-03-05,1000,Cash at bank,,690.00",
    );
    const result = await read(damaged, { acceptDifferences: true });
    if (!result.ok) throw new Error("refused");
    expect(result.value.ledger.origin?.differences).toHaveLength(1);
    expect([...result.value.ledger.entries].map(({ number }) => number)).not.toContain("3");
  });
  test("a closing balance that the entries do not lead to", async () => {
    expect(await refusal(sie().replace("#UB 0 1000 10400.25", "#UB 0 1000 10400.52"))).toContain(
      "Account 1000: the file prints a closing balance of 10,400.52",
    );
  });
  test("a row that names neither account nor amount is a heading, and no error", async () => {
    const headed = await ledgerOf(flat().replace("\n1,", "\n1,2025-01-01,,,,0.00,Journal,,\n1,"));
    expect(headed.origin?.entryCount).toBe((await ledgerOf(flat())).origin?.entryCount);
  });

  test("a line without an account, and one without a date", async () => {
    const message = await refusal(
      flat().replace("6000,Rent", ",").replace("5,2025-12-31,2000", "5,,2000"),
    );
    expect(message).toContain("Row 9: the line names no account");
    expect(message).toContain("Row 13: the line has no date");
  });
  test("one side of entries of several years: what is missing, and no question of years", async () => {
    const rows = [2024, 2025, 2026].flatMap((year) => [
      `G${year}1,${year}-03-01,6000,Rent,100.00`,
      `G${year}2,${year}-04-01,4000,Sales,-250.00`,
    ]);
    const list = ["Transaction ID,Date,Account Code,Account Name,Amount", ...rows].join("\n");
    expect(await refusal(list)).toContain("6 of 6 entries do not balance");
  });
  test("several years: which ones", async () => {
    expect(await refusal(flat().replaceAll("2025-12-31", "2027-02-28"))).toContain(
      "1 Jan 2025 to 31 Dec 2025, 1 Jan 2026 to 31 Dec 2026, 1 Jan 2027 to 28 Feb 2027",
    );
  });
  test("no opening balances: cash at the beginning is not known", async () => {
    const ledger = await ledgerOf(
      flat()
        .split("\n")
        .filter((row) => !row.includes("Opening"))
        .join("\n"),
    );
    expect(ledger.origin?.openings).toBe("unknown");
  });
  test.each([
    ["with days", "2025-01-01 * Rent\n    Expenses:Rent  10\n    Assets:Cash\n"],
    [
      "without years",
      "; our books\n1/31 Rent\n  ; of January\n  expenses:rent  10\n  assets:cash\n",
    ],
    ["of virtual postings", "2025/01/01 opening\n    (Assets:Cash)   = 10\n"],
    ["of a budget", "~ monthly from 2025/01\n  Expenses:Food    500 USD\n  Assets:Cash\n"],
  ])("plain text journals %s are refused with the command that prints them", async (_, text) => {
    expect(await refusal(text)).toContain("hledger print -O csv");
  });
  test("a GnuCash book written out as text is no beancount journal", async () => {
    const id = 'guid: "00112233445566778899aabbccddeeff"';
    const text = `2025-01-01 open Assets\n\t${id}\n\ttype: "Asset"\n`;
    expect(await refusal(text)).toContain("Save the book itself as XML");
  });
  test("beancount's own are refused with its query, whose columns are read", async () => {
    const refused = await refusal('2025-01-01 open Assets:Cash\n2025-01-02 * "Rent"\n');
    const [, query = ""] = /SELECT (.*)'/.exec(refused) ?? [];
    const columns = query.split(", ").map((column) => column.split(" ").at(-1));
    expect(columns).toEqual(["entry", "date", "description", "account", "amount", "commodity"]);
    const printed = [
      columns.join(","),
      "a1,2025-01-02,Rent,Expenses:Rent,10.00,GBP",
      "a1,2025-01-02,Rent,Assets:Cash,-10.00,GBP",
    ];
    expect(closingOf(await ledgerOf(printed.join("\n")), "Assets:Cash", "")).toBe("-10.00");
  });
  test("an audit file of invoices says what is missing", async () => {
    const invoices =
      '<?xml version="1.0"?><AuditFile><Header/><SourceDocuments><SalesInvoices/></SourceDocuments></AuditFile>';
    expect(await refusal(invoices)).toContain("without general ledger entries");
  });
  test("XML with a document type, or cut off, is not read", async () => {
    expect(
      await refusal(`<?xml version="1.0"?><!DOCTYPE AuditFile [<!ENTITY a "b">]><AuditFile/>`),
    ).toContain("document type");
    expect(await refusal(saft(false).slice(0, -40))).toContain("could not be read as XML");
  });
  test("amounts written in two ways contradict each other", async () => {
    expect(await refusal(flat().replace("700.00", '"700,00"'))).toContain(
      "is written in another way",
    );
  });
});
