import { limits } from "@tieout/contract";
import { beforeEach, expect, test } from "vitest";
import { withEntries } from "../../exports/withEntries.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../../testing/appUnderTest.ts";
import { createProject, fileForm } from "../../testing/smallCompany.ts";
import { isStorageFull } from "../../uploads/isStorageFull.ts";
import { openStatement } from "../record/openStatement.ts";
import { readStatement } from "../record/readStatement.ts";
import { entriesOfCurrent } from "./keepEntries.ts";

/** More than earlier releases kept of an account on a line. */
const SALES = 5_600;

/** A year of sales at once, one of them with words of its own. */
function salesLedger(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const day = `2025-${String(1 + Math.floor((at * 12) / count)).padStart(2, "0")}-15`;
    const text = at === count - 2 ? "Sold the lathe" : `Sale ${at}`;
    const of = (account: string, amounts: string) =>
      `${day},${at + 1},${account},${text},${amounts}`;
    return [
      of("1000,Cash at bank", `${at + 1}.00,`),
      of("4000,Consulting revenue", `,${at + 1}.00`),
    ];
  });
  const headings = "Date,Entry No,Account Code,Account Name,Description,Debit,Credit";
  return [headings, ...rows.flat()].join("\n");
}

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

async function process(count: number): Promise<void> {
  const form = fileForm("general_ledger", "ledger.csv", salesLedger(count));
  await api.call("uploadFile", { params: { id }, form });
  await processAgain();
}

async function processAgain(): Promise<void> {
  expect((await api.call("processProject", { params: { id } })).status).toBe(200);
}

const ofSales = { method: "direct", account: "4000" } as const;
const list = (query: Record<string, string>) =>
  api.call("listLedgerEntries", { params: { id }, query: { ...ofSales, ...query } });
const cursorIn = (headers: Headers) =>
  new URLSearchParams(headers.get("Link")?.match(/\?([^>]*)>/)?.[1]).get("cursor");
const kept = () => api.objects.paths().filter((path) => path.includes("-entries.json"));
const project = async () => (await api.deps.db.doc(`projects/${id}`).get()).data() ?? {};

test("every entry of a line with thousands is listed, searched and exported", async () => {
  await process(SALES);
  const numbers: string[] = [];
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null; pages += 1) {
    const page = await list({ limit: "1000", ...(cursor !== "" && { cursor }) });
    numbers.push(...page.reply.map(({ number }) => number));
    cursor = cursorIn(page.headers);
  }
  expect(pages).toBe(6);
  expect(numbers).toEqual(Array.from({ length: SALES }, (_, at) => String(at + 1)));

  const sought = await list({ search: "LATHE" });
  expect(sought.reply).toMatchObject([
    { number: String(SALES - 1), accountName: "Consulting revenue" },
  ]);
  expect(cursorIn(sought.headers)).toBeNull();

  const query = { entries: "listed" } as const;
  await api.call("createExport", { params: { id, format: "json" }, query });
  const [path = ""] = api.objects.paths().filter((each) => each.startsWith("exports/"));
  const written = new TextDecoder().decode((await api.objects.read(path)) ?? undefined);
  const { lines, otherMethod } = JSON.parse(written);
  const sources = [lines, otherMethod.lines]
    .flat()
    .flatMap((line: { sources: { entries?: unknown[]; entryCount?: number }[] }) => line.sources)
    .filter(({ entryCount }) => entryCount !== undefined);
  expect(sources.length).toBeGreaterThan(1);
  for (const { entries, entryCount } of sources) expect(entries).toHaveLength(entryCount ?? 0);
});

test("a line or an account that the statement has not is not found", async () => {
  const ask = (query: Record<string, string>) =>
    api.call("listLedgerEntries", { params: { id }, query });
  // Before the first statement there is no line, and of the whole no entry
  expect((await ask({ line: "none" })).status).toBe(404);
  expect((await ask({})).reply).toEqual([]);
  await process(3);
  const unknown = await ask({ line: "none", account: "9999" });
  expect([unknown.status, unknown.problem.code, unknown.problem.errors]).toEqual([
    404,
    "not_found",
    ['line: the statement has no line "none"', 'account: the statement has no account "9999"'],
  ]);
  // A subtotal is a line, and no entry stands on it alone
  const { lines } = (await api.call("getCashFlow", { params: { id } })).reply;
  const total = lines.find(({ sources }) => sources.length === 0);
  const behind = await ask({ line: total?.id ?? "" });
  expect([behind.status, behind.reply]).toEqual([200, []]);
});

test("an export that has no room for all lists the largest, and says how many there are", async () => {
  await process(3);
  const key = { uid: ADA, projectId: id };
  const read = await readStatement(api.deps, key);
  if (!read.written) throw new Error("there is no statement");
  const current = await entriesOfCurrent(api.deps, key, read.project);
  if (!current) throw new Error("there are no entries");
  const { document } = openStatement(read.written);
  const listed = await withEntries(
    document,
    current.index,
    (start, end) => api.objects.readRange(current.path, start, end),
    4,
  );
  const [source] = listed.statements.direct.lines.flatMap(({ sources }) => sources);
  expect(source?.entryCount).toBe(3);
  expect(source?.entries?.map(({ amount }) => amount)).toEqual(["2.00", "3.00"]);
});

test("a cursor is of one version and one list", async () => {
  await process(3);
  const cursor = cursorIn((await list({ limit: "2" })).headers) ?? "";
  expect((await list({ cursor })).reply.map(({ number }) => number)).toEqual(["3"]);
  const made = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");
  for (const none of [made([1, 9, 0, 0]), made([1, 0, -1, 0]), made([5]), "none"])
    expect((await list({ cursor: none })).problem.code).toBe("invalid_request");
  await processAgain();
  expect((await list({ cursor })).problem.code).toBe("invalid_request");
});

test("entries count as stored, go when another version takes their place, and go with their project", async () => {
  await process(3);
  const sizes = await Promise.all(kept().map((path) => api.objects.size(path)));
  const bytes = sizes.reduce<number>((total, size) => total + (size ?? 0), 0);
  expect(await project()).toMatchObject({ entryBytes: bytes });
  const before = kept();
  await processAgain();
  expect(kept()).toHaveLength(2);
  expect(kept()).not.toEqual(before);
  // A version with other words has the same entries
  await api.call("updateProject", { params: { id }, body: { name: "Renamed books" } });
  expect((await project()).statementVersion).toBe(3);
  expect(kept()).toHaveLength(2);
  expect((await list({})).reply).toHaveLength(3);

  const room = limits.storedBytesPerUser - 10_000;
  expect(await isStorageFull(api.deps, ADA, room)).toBe(false);
  await api.deps.db.doc(`projects/${id}`).update({ entryBytes: 10_000 });
  expect(await isStorageFull(api.deps, ADA, room)).toBe(true);
  await api.call("clearProject", { params: { id } });
  expect(await project()).toMatchObject({ entryBytes: 0 });
  expect(kept()).toEqual([]);
});

test("what an earlier release kept is listed; where it was cut off, a search says what to do", async () => {
  await process(3);
  const [lines = "", index = ""] = kept().toSorted((one, other) => other.length - one.length);
  const entry = (at: number) => ({
    ...{ number: String(at), date: "2025-01-15", text: "Sale", amount: "1.00", isEstimated: false },
    ...{
      rows: [at],
      line: "direct.receipts_from_customers",
      account: "4000",
      accountName: "Revenue",
    },
  });
  const write = async (count: number) => {
    const text = Array.from({ length: count }, (_, at) => `${JSON.stringify(entry(at))}\n`).join(
      "",
    );
    const { line, account } = entry(0);
    const groups = [{ method: "direct", line, account, start: 0, end: text.length }];
    await api.objects.write(lines, text, "application/jsonl");
    await api.objects.write(
      index,
      JSON.stringify({ schemaVersion: 1, groups }),
      "application/json",
    );
  };
  await write(2);
  expect((await list({ search: "sale" })).reply).toEqual([entry(0), entry(1)]);
  await write(5_000);
  expect((await list({ limit: "1" })).reply).toEqual([entry(0)]);
  expect((await list({ search: "lathe" })).problem.code).toBe("statement_of_older_release");
});

test("of an account that stands on a line more than once the entries of one piece are listed alone", async () => {
  // The tax on what was sold, and its payment, stand on one line
  const rows = [
    "2025-02-10,1,1000,Cash at bank,Sale,120.00,",
    "2025-02-10,1,4000,Consulting revenue,Sale,,100.00",
    "2025-02-10,1,2200,VAT payable,Sale,,20.00",
    "2025-04-30,2,2200,VAT payable,VAT return,5.00,",
    "2025-04-30,2,1000,Cash at bank,VAT return,,5.00",
  ];
  const headings = "Date,Entry No,Account Code,Account Name,Description,Debit,Credit";
  const form = fileForm("general_ledger", "ledger.csv", [headings, ...rows].join("\n"));
  await api.call("uploadFile", { params: { id }, form });
  await processAgain();
  const { lines } = (await api.call("getCashFlow", { params: { id } })).reply;
  const line = lines.find(({ concept }) => concept === "change_in_sales_tax");
  expect(line?.sources.map(({ amount }) => amount)).toEqual(["20.00", "-5.00"]);
  const amounts = async (query: Record<string, string>) => {
    const of = { method: "indirect", line: line?.id ?? "", account: "2200", ...query };
    const { reply } = await api.call("listLedgerEntries", { params: { id }, query: of });
    return reply.map(({ amount }) => amount);
  };
  expect(await amounts({})).toEqual(["20.00", "-5.00"]);
  expect(await amounts({ piece: "0" })).toEqual(["20.00"]);
  expect(await amounts({ piece: "1" })).toEqual(["-5.00"]);
  expect(await amounts({ piece: "2" })).toEqual([]);
});
