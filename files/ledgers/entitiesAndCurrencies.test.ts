import { expect, test } from "vitest";
import { bookLines, closings } from "../testing/ledgerBooks.ts";
import { flat, hledger } from "../testing/ledgerLayouts.ts";
import { choices, closingOf, ledgerOf, read, refusal } from "../testing/readLedgerText.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

test("of several entities one is read alone, and several currencies are refused", async () => {
  const rows = flat().split("\n");
  const withEntity = rows.map(
    (row, at) => `${row},${at === 0 ? "Entity" : at > 7 ? "North" : "South"}`,
  );
  const bytes = Buffer.from(withEntity.join("\n"));
  const result = await readLedger([sourceOf(bytes, "ledger.csv")], { ...choices, entity: "South" });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  expect([...result.value.ledger.entries].map(({ number }) => number)).toEqual(["1", "2"]);
  expect(await refusal(hledger().replace('"£"', '"$"'))).toContain("several currencies");
});

test("an entity that a ledger has not is told beside those that it has", async () => {
  const rows = ["North", "South"].flatMap((entity) =>
    bookLines().map((line) =>
      [line.number, line.date, line.account, line.name, entity]
        .join(",")
        .concat(line.isDebit ? `,${line.amount},` : `,,${line.amount}`),
    ),
  );
  const both = ["Entry No,Date,Account Code,Account Name,Entity,Debit,Credit", ...rows].join("\n");
  const messageOf = async (content: string) => {
    const result = await read(content, { entity: "Nowhere" });
    return result.ok ? [] : result.problems.map(({ message }) => message);
  };
  expect(await messageOf(both)).toEqual([
    'The ledger has no entries of "Nowhere". It has those of: North, South.',
  ]);
  expect(await messageOf(flat())).toEqual([
    'The ledger has no entries of "Nowhere": it names no entities. Ask for all of it, without an entity.',
  ]);
});

test("amounts of several currencies are refused, unless the file says that they are in one", async () => {
  const rows = flat().split("\n");
  const heading = (name: string) => rows.map((row, at) => (at === 0 ? `${row},${name}` : row));
  const inCurrency = (currencyOf: (at: number) => string, name = "Currency") =>
    heading(name)
      .map((row, at) => (at === 0 ? row : `${row},${currencyOf(at)}`))
      .join("\n");
  const byEntry = (at: number) => (at > 9 ? "USD" : "GBP");
  expect(await refusal(inCurrency(byEntry))).toContain("several currencies (GBP, USD)");
  const byLine = await ledgerOf(inCurrency((at) => (at % 2 === 0 ? "USD" : "GBP")));
  expect(closingOf(byLine, "1000", "")).toBe(closings[0]);
  const beside = inCurrency((at) => `${byEntry(at)},1.00`, "Currency,Amount in currency");
  expect(closingOf(await ledgerOf(beside), "1000", "")).toBe(closings[0]);
});

test("entities and currencies are told apart in every layout of a table", async () => {
  const running = (second: string) => `Date,No,Account,Debit,Credit,Balance,Entity,Currency
,,1000 Bank,,,500.00,North,GBP
2025-02-01,1,1000 Bank,40.00,,540.00,North,GBP
,,1000 Bank,,,900.00,South,${second}
2025-02-01,2,1000 Bank,,70.00,830.00,South,${second}
,,4000 Sales,,,-500.00,North,GBP
2025-02-01,1,4000 Sales,,40.00,-540.00,North,GBP
,,4000 Sales,,,-900.00,South,${second}
2025-02-01,2,4000 Sales,70.00,,-830.00,South,${second}`;
  const readFor = async (content: string, entity: string | null) => {
    const result = await read(content, { entity });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    const { accounts, movements, origin } = result.value.ledger;
    const bank = accounts.find(({ code }) => code === "1000");
    return [bank?.opening, movements?.get("1000"), origin?.currency];
  };
  expect(await readFor(running("GBP"), null)).toEqual([140_000n, -3_000n, "GBP"]);
  expect(await refusal(running("USD"))).toContain("several currencies (GBP, USD)");
  expect(await readFor(running("USD"), "South")).toEqual([90_000n, -7_000n, "USD"]);
  const contra = (second: string) => `Date,No,Account,Contra account,Amount,Currency
2025-02-01,1,1000 Bank,4000 Sales,40.00,GBP
2025-02-02,2,1000 Bank,4000 Sales,70.00,${second}`;
  expect(await refusal(contra("USD"))).toContain("several currencies (GBP, USD)");
  expect((await ledgerOf(contra("GBP"))).origin?.currency).toBe("GBP");
  const byAccount = (second: string) => `Date,No,Description,Debit,Credit,Currency
1000 Bank
2025-02-01,1,Sale,40.00,,GBP
2025-02-02,2,Sale,70.00,,${second}
Total for 1000 Bank
4000 Sales
2025-02-01,1,Sale,,40.00,GBP
2025-02-02,2,Sale,,70.00,${second}
Total for 4000 Sales`;
  expect(await refusal(byAccount("USD"))).toContain("several currencies (GBP, USD)");
  expect((await ledgerOf(byAccount("GBP"))).origin?.currency).toBe("GBP");
});
