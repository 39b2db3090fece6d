import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

type Account = readonly [code: string, name: string, parent: string, debit: string, credit: string];

const ACCOUNTS: readonly Account[] = [
  ["130", "Rachunki bankowe", "130", "1000.00", "0.00"],
  ["130-1", "PKO BP", "130", "800.00", "0.00"],
  ["130-2", "mBank", "130", "200.00", "0.00"],
  ["700", "Przychody ze sprzedaży", "700", "0.00", "0.00"],
  ["800", "Kapitał zakładowy", "800", "0.00", "1000.00"],
];

function accountsOf(kind: string, accounts: readonly Account[]): string {
  const written = accounts.map(
    ([code, name, parent, debit, credit]) =>
      `<${kind}><S_1>${code}</S_1><S_2>${name}</S_2><S_3>${parent}</S_3><S_4>${debit}</S_4><S_5>${credit}</S_5></${kind}>`,
  );
  return `<ZOiS>${written.join("")}</ZOiS>`;
}

/** A JPK_KR_PD of 2025 with a sale: when it took place, and when it was posted. */
function bookOf({
  operation = "2025-12-30",
  posted = "2025-12-30",
  kind = "ZOiS7",
  accounts = ACCOUNTS,
} = {}): string {
  return `<?xml version="1.0"?><JPK xmlns="http://jpk.mf.gov.pl/wzor/2024/09/04/09041/"><Naglowek><KodFormularza>JPK_KR_PD</KodFormularza><DataOd>2025-01-01</DataOd><DataDo>2025-12-31</DataDo><DomyslnyKodWaluty>PLN</DomyslnyKodWaluty></Naglowek>${accountsOf(kind, accounts)}<Dziennik><D_1>7</D_1><D_2>Bank</D_2><D_3>K12</D_3><D_4>WB 7</D_4><D_6>${operation}</D_6><D_7>${operation}</D_7><D_8>${posted}</D_8><D_10>Sale</D_10><D_11>500.00</D_11><KontoZapis><Z_1>1</Z_1><Z_2>received</Z_2><Z_3>130-1</Z_3><Z_4>500.00</Z_4></KontoZapis><KontoZapis><Z_1>2</Z_1><Z_2>sold</Z_2><Z_3>700</Z_3><Z_7>500.00</Z_7></KontoZapis></Dziennik><Ctrl><C_1>1</C_1><C_2>500.00</C_2><C_3>2</C_3><C_4>500.00</C_4><C_5>500.00</C_5></Ctrl></JPK>`;
}

async function ledgerOf(content: string) {
  const read = await readLedger([sourceOf(Buffer.from(content), "jpk.xml")], {
    ...firstLedger,
    currency: "PLN",
  });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.ledger;
}

async function openingsOf(content: string): Promise<Record<string, string>> {
  const { accounts } = await ledgerOf(content);
  return Object.fromEntries(
    accounts.map(({ code, opening }) => [code, formatMinor(opening ?? 0n, 2)]),
  );
}

test("an account of JPK_KR_PD that is the sum of those beneath it has no balance of its own", async () => {
  const openings = await openingsOf(bookOf());
  expect(openings).toMatchObject({ "130-1": "800.00", "130-2": "200.00", "800": "-1000.00" });
  expect(openings["130"] ?? "0.00").toBe("0.00");
});

test("an account of JPK_KR_PD above others keeps a balance of its own", async () => {
  const accounts: readonly Account[] = [
    ["130", "PKO BP", "130", "800.00", "0.00"],
    ["130-1", "mBank", "130", "200.00", "0.00"],
    ...ACCOUNTS.slice(3),
  ];
  const openings = await openingsOf(bookOf({ accounts }));
  expect(openings).toMatchObject({ "130": "800.00", "130-1": "200.00", "800": "-1000.00" });
});

test.each(["ZOiS1", "ZOiS4", "ZOiS8"])(
  "the accounts of JPK_KR_PD may be of kind %s",
  async (kind) => {
    const { accounts } = await ledgerOf(bookOf({ kind }));
    expect(accounts.find(({ code }) => code === "130-1")?.name).toBe("PKO BP");
  },
);

test.each([
  ["when it was posted", "2025-12-01", "2025-12-30", "2025-12-30"],
  ["of its operation where it was posted after the year", "2025-12-30", "2026-01-12", "2025-12-30"],
])("an entry of a JPK is dated %s", async (_, operation, posted, expected) => {
  const { entries } = await ledgerOf(bookOf({ operation, posted }));
  const [entry, ...others] = [...entries];
  expect(entry).toMatchObject({ number: "7", date: expected });
  expect(others).toEqual([]);
});
