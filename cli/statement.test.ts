import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { extractText } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read, utils, write } from "xlsx";
import { printStatement } from "./printStatement.ts";

const root = new URL("../", import.meta.url).pathname;
const cases = join(root, "cases");
const templates = join(root, "web/public/templates");

type Run = { code: number; stdout: string; stderr: string };

/** As the command does it, without the time that a process of its own takes to start. */
async function statement(...args: string[]): Promise<Run> {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
  const printed = Promise.all([text(streams.stdout), text(streams.stderr)]);
  const code = await printStatement(args, streams);
  streams.stdout.end();
  streams.stderr.end();
  const [stdout, stderr] = await printed;
  return { code, stdout, stderr };
}

function caseFiles(name: string): string[] {
  const file = (fileName: string) => join(cases, name, fileName);
  return [
    "--balance-sheet",
    file("balance_sheet.csv"),
    "--profit-loss",
    file("profit_loss.csv"),
    "--adjustments",
    file("adjustments.json"),
  ];
}

let scratchFolder = "";

beforeAll(async () => {
  scratchFolder = await mkdtemp(join(tmpdir(), "tieout-cli-"));
});
afterAll(() => rm(scratchFolder, { recursive: true }));

/** A file of this test, in a folder of its own: several may have one name. */
async function scratch(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(scratchFolder, "file-")), name);
  await writeFile(path, content);
  return path;
}

describe("npm run statement", () => {
  test("a ledger that does not balance prints the difference and exits 3", async () => {
    const written = await readFile(join(templates, "balance_sheet_template.csv"), "utf8");
    const broken = await scratch("bs.csv", written.replace("57300.00", "57312.00"));
    const run = await statement(
      "--balance-sheet",
      broken,
      "--profit-loss",
      join(templates, "profit_loss_template.csv"),
      "--framework",
      "IFRS",
    );
    expect(run.code).toBe(3);
    expect(run.stdout).toMatch(/DRAFT: .*unreconciled difference is \(?12\.00/);
    expect(run.stderr).toContain("out of balance by 12.00");
  });

  test("a trial balance out by 12.00 shows them as the unreconciled difference and exits 3", async () => {
    const written = await readFile(join(templates, "trial_balance_template.csv"), "utf8");
    const broken = await scratch("tb.csv", written.replace("58000.00", "58012.00"));
    const run = await statement("--trial-balance", broken, "--framework", "IFRS");
    expect(run.code).toBe(3);
    expect(run.stdout).toMatch(/DRAFT: .*unreconciled difference is \(?12\.00/);
    expect(run.stderr).toContain("debits and credits differ by 12.00");
  });

  test("the command is a process that prints on its streams and exits with the code", async () => {
    const command = promisify(execFile);
    const script = join(root, "cli/statement.ts");
    const written = await readFile(join(templates, "trial_balance_template.csv"), "utf8");
    const broken = await scratch("tb.csv", written.replace("58000.00", "58012.00"));
    await expect(
      command(process.execPath, [script, "--trial-balance", broken]),
    ).rejects.toMatchObject({
      code: 3,
      stdout: expect.stringContaining("DRAFT: "),
      stderr: expect.stringContaining("debits and credits differ by 12.00"),
    });
  });

  test("bad input exits 2 and says which row, which column and what was expected", async () => {
    const written = await readFile(join(templates, "trial_balance_template.csv"), "utf8");
    const broken = await scratch("tb.csv", written.replace("58000.00", "fifty"));
    const run = await statement("--trial-balance", broken, "--framework", "IFRS");
    expect([run.code, run.stdout]).toEqual([2, ""]);
    expect(run.stderr).toContain(
      'Row 3, column "Current Debit": "fifty" is not a number. Expected an amount',
    );
  });

  test.each([
    [["--framework", "GAAP"], '--framework "GAAP" is not known. Expected IFRS, IFRS18, US_GAAP.'],
    [["--currency", "pounds"], '--currency "POUNDS" is no currency.'],
    [["--method", "\u001b[2J"], '--method "⟨U+001B⟩[2J" is not known.'],
    [["--nonsense", "x"], "Usage: npm run statement"],
    [["--trial-balance", "no-such-file.csv"], "no-such-file.csv: the file could not be read"],
    [
      ["--period-start", "2025-02-30", "--period-end", "31/12/2025"],
      '--period-start: "2025-02-30" is not a date of the calendar. Expected year, month and day',
    ],
    [
      ["--period-start", "2025-02-30", "--period-end", "31/12/2025"],
      '--period-end: "31/12/2025" is not a date of the calendar.',
    ],
    [
      ["--period-start", "2025-12-31", "--period-end", "2025-01-01"],
      "--period-start, --period-end: The period ends on 1 Jan 2025 and starts on 31 Dec 2025.",
    ],
    [["--period-end", "2025-12-31"], "--period-start: The start of the period is missing."],
  ])("%s is refused with what was expected", async (args, message) => {
    const run = await statement(...args);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(message);
  });

  test("an unbalanced journal is refused by its number and by how much", async () => {
    const journals = await scratch(
      "journals.json",
      JSON.stringify([
        {
          adjustmentType: "journal",
          reason: "",
          lines: [
            { account: "1500", debit: "10" },
            { cash: "purchase_of_ppe", credit: "12" },
          ],
        },
      ]),
    );
    const run = await statement(
      "--trial-balance",
      join(templates, "trial_balance_template.csv"),
      "--framework",
      "IFRS",
      "--adjustments",
      journals,
    );
    expect(run.code).toBe(2);
    expect(run.stderr).toContain("credits exceed debits by 2.00");
  });

  test("an amount may be written as a number or as a text, an account code too", async () => {
    const written = JSON.parse(
      await readFile(join(cases, "service-company-year-3", "adjustments.json"), "utf8"),
      (key, value) => (["debit", "credit", "account"].includes(key) ? Number(value) : value),
    );
    const numbers = await scratch("adjustments.json", JSON.stringify(written));
    const files = caseFiles("service-company-year-3").slice(0, -1);
    const options = ["--framework", "US_GAAP", "--method", "direct"];
    const fromNumbers = await statement(...files, numbers, ...options);
    const fromTexts = await statement(...caseFiles("service-company-year-3"), ...options);
    expect(fromNumbers).toEqual(fromTexts);
    expect(fromNumbers.code).toBe(0);
  });

  test("a mapping overrides what the name says, and --output writes the file", async () => {
    const mappings = await scratch(
      "mappings.json",
      JSON.stringify({ "6100": { role: "bad_debts" }, "6000": { traits: ["repairs"] } }),
    );
    const output = await scratch("statement.json", "");
    const run = await statement(
      "--trial-balance",
      join(templates, "trial_balance_template.csv"),
      "--framework",
      "IFRS",
      "--mappings",
      mappings,
      "--format",
      "json",
      "--output",
      output,
    );
    expect([run.code, run.stdout]).toEqual([0, ""]);
    const { accounts } = JSON.parse(await readFile(output, "utf8"));
    const account = (wanted: string) =>
      accounts.find(({ code }: { code: string }) => code === wanted);
    expect(account("6100").role).toBe("bad_debts");
    expect(account("6000").traits).toMatchObject([{ id: "repairs", source: "override" }]);
  });

  test("a file that cannot be written is told, and a pipe that is closed ends without a word", async () => {
    const input = ["--trial-balance", join(cases, "ifrs-tb-no-types/trial_balance.csv")];
    const refused = await statement(...input, "--output", "/no-such-folder/cash-flow.txt");
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      "/no-such-folder/cash-flow.txt: the file could not be written",
    );
    const closed = new Writable({
      write: (_piece, _encoding, done) =>
        done(Object.assign(new Error("write"), { code: "EPIPE" })),
    });
    const code = await printStatement(input, { stdout: closed, stderr: new PassThrough() });
    expect(code).toBe(0);
  });

  test("the national chart is recognised, or chosen with --chart, and the language with --language", async () => {
    const french = await scratch(
      "balance.csv",
      [
        "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit",
        "101000,Capital social,,50,,50",
        "106000,Réserves,,10,,10",
        "401000,Fournisseurs,,12,,10",
        "411000,Clients,30,,20,",
        "512000,Banques,62,,50,",
        "607000,Achats de marchandises,25,,,",
        "641000,Rémunérations du personnel,15,,,",
        "707000,Ventes de marchandises,,60,,",
      ].join("\n"),
    );
    const run = (...options: string[]) =>
      statement("--trial-balance", french, "--format", "json", ...options);
    const exported = async (...options: string[]) => JSON.parse((await run(...options)).stdout);
    const reasonOf = async (...options: string[]) =>
      (await exported(...options)).accounts[0].reason;
    const { chart, accounts } = await exported();
    expect(chart).toBe("PCG");
    expect(accounts[0].reason).toContain("French Plan comptable général");
    expect(await exported("--chart", "none")).not.toHaveProperty("chart");
    expect(await reasonOf("--chart", "none")).not.toContain("Plan comptable");
    expect(await reasonOf("--chart", "none", "--language", "fr")).toContain("in English");
    expect(await reasonOf("--chart", "SKR03")).not.toContain("Plan comptable");
    const unknown = await run("--language", "xx");
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("--language")]);
  });

  test("--format xlsx writes a workbook to --output, and is refused without one", async () => {
    const files = [...caseFiles("ias7-illustrative-example"), "--framework", "IFRS"];
    const output = await scratch("statement.xlsx", "");
    const run = await statement(...files, "--format", "xlsx", "--output", output);
    expect([run.code, run.stdout]).toEqual([0, ""]);
    const workbook = read(await readFile(output));
    expect(workbook.SheetNames.slice(0, 2)).toEqual(["Statement", "Statement (direct)"]);
    const journals = Object.values(workbook.Sheets.Adjustments ?? {}).map((cell) => cell?.v);
    expect(journals).toContain("Plant acquired under leases");

    const refused = await statement(...files, "--format", "xlsx");
    expect([refused.code, refused.stdout]).toEqual([2, ""]);
    expect(refused.stderr).toContain(
      "--format xlsx is no text to print. Name its file with --output",
    );
  });

  test("--presentation-unit shows the statement in whole thousands, and its claim is the exact one", async () => {
    const file = join(templates, "trial_balance_template.csv");
    const run = await statement("--trial-balance", file, "--presentation-unit", "thousands");
    const exact = await statement("--trial-balance", file);
    expect([run.code, run.stdout.split("\n")[1]]).toEqual([
      exact.code,
      exact.stdout.split("\n")[1],
    ]);
    expect(run.stdout).toContain("GBP thousands");
    const [, inPounds = ""] = /Cash at end.*?([\d.,]+)/.exec(exact.stdout) ?? [];
    const [, inThousands = ""] = /Cash at end.*?([\d.]+)/.exec(run.stdout) ?? [];
    expect(inThousands).toBe(String(Math.round(Number(inPounds.replaceAll(",", "")) / 1_000)));
    const refused = await statement("--trial-balance", file, "--presentation-unit", "tens");
    expect(refused.stderr).toContain("Expected units, thousands, millions.");
  });

  test("the statement is in the currency that the files write, unless one is named or none is written", async () => {
    const rows = ["Cash,$100.00,,$250.00,", "Share capital,,$100.00,,$100.00", "Revenue,,,,150"];
    const head = "Account,Debit 2024,Credit 2024,Debit 2025,Credit 2025";
    const dollars = await scratch("dollars.csv", [head, ...rows].join("\n"));
    const plain = await scratch("plain.csv", [head, ...rows].join("\n").replaceAll("$", ""));
    const adopted = await statement("--trial-balance", dollars);
    expect(adopted.stdout).toContain("USD");
    expect(adopted.stderr).toContain('"$" beside the amounts is taken for USD');
    const canadian = await statement("--trial-balance", dollars, "--currency", "CAD");
    expect([canadian.stdout.includes("CAD"), canadian.stderr.includes('"$"')]).toEqual([
      true,
      false,
    ]);
    const refused = await statement("--trial-balance", dollars, "--currency", "EUR");
    expect([refused.code, refused.stdout]).toEqual([2, ""]);
    expect(refused.stderr).toContain('The Trial Balance writes "$" beside its amounts (row 2)');
    const assumed = await statement("--trial-balance", plain);
    expect(assumed.stdout).toContain("GBP");
    expect(assumed.stderr).toContain("No file says what currency its amounts are in");
  });

  test("reports on the cash basis are told of, and refused beside one on the accrual basis", async () => {
    const income = "Profit and Loss,,\n,2025,2024\nRevenue,150,90\nNet income,150,90\nBASIS,,\n";
    const balances =
      "Balance Sheet,,\n,31 Dec 2025,31 Dec 2024\nCash,250,100\nShare capital,100,100\nRetained earnings,150,0\nBASIS,,\n";
    const run = async (ofIncome: string, ofBalances: string) =>
      statement(
        ...["--profit-loss", await scratch("pl.csv", income.replace("BASIS", ofIncome))],
        ...["--balance-sheet", await scratch("bs.csv", balances.replace("BASIS", ofBalances))],
        ...["--framework", "US_GAAP"],
      );
    const differing = await run("Cash Basis", "Accrual Basis");
    expect([differing.code, differing.stdout]).toEqual([2, ""]);
    expect(differing.stderr).toContain("their figures are not of the same books");
    const cash = await run("Cash Basis", "Cash Basis");
    expect(cash.code).not.toBe(2);
    expect(cash.stderr).toContain("The Profit & Loss says that it is on the cash basis");
  });

  test("what reports say of themselves is told, and refused where one says it alone", async () => {
    const income = "Profit and Loss,,\n,2025,2024\nRevenue,150,90\nNet income,150,90\nSAID,,\n";
    const balances =
      "Balance Sheet,,\n,31 Dec 2025,31 Dec 2024\nCash,250,100\nShare capital,100,100\nRetained earnings,150,0\nSAID,,\n";
    const run = async (ofIncome: string, ofBalances: string) =>
      statement(
        ...["--profit-loss", await scratch("pl.csv", income.replace("SAID", ofIncome))],
        ...["--balance-sheet", await scratch("bs.csv", balances.replace("SAID", ofBalances))],
        ...["--framework", "US_GAAP"],
      );
    const alone = await run("Class: North", "");
    expect([alone.code, alone.stdout]).toEqual([2, ""]);
    expect(alone.stderr).toContain('The Profit & Loss says "Class: North" (row 5)');
    const both = await run("Class: North", "Class: North");
    expect(both.code).not.toBe(2);
    expect(both.stderr).toContain("the statement is of that part of the business alone");
  });

  test("--format pdf writes the statement to --output", async () => {
    const files = [...caseFiles("ias7-illustrative-example"), "--framework", "IFRS"];
    const output = await scratch("statement.pdf", "");
    const run = await statement(...files, "--format", "pdf", "--output", output);
    expect([run.code, run.stdout]).toEqual([0, ""]);
    const { text } = await extractText(new Uint8Array(await readFile(output)));
    expect(text[0]).toContain("Cash at end of the period");
  });

  test("a trial balance of one date is asked for, and taken as a first period or with last year's file", async () => {
    const current = await scratch(
      "tb.csv",
      "Code,Name,Debit,Credit\n1,Bank,900,\n2,Share capital,,900\n",
    );
    const prior = await scratch(
      "last.csv",
      "Code,Name,Debit,Credit\n1,Bank,500,\n2,Share capital,,500\n",
    );
    const asked = await statement("--trial-balance", current);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain("These are balances at one date");
    const first = await statement("--trial-balance", current, "--first-period", "--format", "json");
    expect(JSON.parse(first.stdout).totals).toMatchObject({
      cashAtBeginning: "0.00",
      cashAtEnd: "900.00",
    });
    const joined = await statement(
      "--trial-balance",
      current,
      "--prior-trial-balance",
      prior,
      "--format",
      "json",
    );
    expect(JSON.parse(joined.stdout).totals).toMatchObject({
      cashAtBeginning: "500.00",
      cashAtEnd: "900.00",
    });
    const both = await statement("--trial-balance", current, "--trial-balance", current);
    expect(both.stderr).toContain("--trial-balance is given 2 times");
  });

  test("the year of a ledger in quarters stands beneath the statement, and comes to it", async () => {
    const path = join(cases, "general-ledger-joinery/general_ledger.csv");
    const ledger = ["--general-ledger", path, "--framework", "IFRS", "--method", "indirect"];
    const { stdout } = await statement(...ledger, "--periods", "quarter");
    const rowOf = (words: string) =>
      stdout
        .split("\n")
        .findLast((row) => row.trim().startsWith(words))
        ?.trim()
        .split(/ {2,}/);
    expect(rowOf("The year in quarters")?.slice(1)).toEqual([
      "2025-03-31",
      "2025-06-30",
      "2025-09-30",
      "2025-12-31",
      "Year",
    ]);
    expect(rowOf("Purchase of property")?.slice(1)).toEqual([
      "-",
      "(3,000.00)",
      "-",
      "-",
      "(3,000.00)",
    ]);
    expect(rowOf("Cash at end")?.at(-1)).toBe("25,830.00");
    const year = await statement(...ledger);
    expect(year.stdout).not.toContain("The year in");
  });

  test("a ledger is not translated: another currency than its own is refused, and none is its own", async () => {
    const path = join(cases, "general-ledger-joinery/general_ledger.csv");
    const [heading = "", ...rows] = (await readFile(path, "utf8")).trimEnd().split("\n");
    const said = join(scratchFolder, "in-kronor.csv");
    await writeFile(said, [`${heading},Currency`, ...rows.map((row) => `${row},SEK`)].join("\n"));
    const refused = await statement("--general-ledger", said, "--currency", "EUR");
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("The general ledger is in SEK");
    expect(refused.stderr).toContain("(--currency)");
    const own = await statement("--general-ledger", said);
    expect([own.code, own.stdout.includes("SEK")]).toEqual([0, true]);
  });

  test("the currency that books of a format are usually in yields to one that is named", async () => {
    const fec = await scratch(
      "fec.txt",
      `JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|CompAuxNum|CompAuxLib|PieceRef|PieceDate|EcritureLib|Debit|Credit|EcritureLet|DateLet|ValidDate|Montantdevise|Idevise
AN|A nouveaux|1|20250101|512000|Banque|||||A nouveaux|100,00|0,00|||||
AN|A nouveaux|1|20250101|101000|Capital social|||||A nouveaux|0,00|100,00|||||
BQ|Banque|2|20250301|512000|Banque|||||Vente|50,00|0,00|||||
BQ|Banque|2|20250301|707000|Ventes de marchandises|||||Vente|0,00|50,00|||||
`,
    );
    const usual = await statement("--general-ledger", fec);
    expect([usual.code, usual.stdout.includes("EUR")]).toEqual([0, true]);
    const named = await statement("--general-ledger", fec, "--currency", "MAD");
    expect([named.code, named.stdout.includes("MAD")]).toEqual([0, true]);
  });

  test("a ledger of two companies is consolidated and names both, that of one is not (IAS 1.51(b))", async () => {
    const ledger = join(root, "cli/claims/ledgers-of-entities-that-disagree/general_ledger.csv");
    const both = ["--general-ledger", ledger, "--first-period"];
    const lines = (await readFile(ledger, "utf8")).split("\n");
    const one = await scratch("gl.csv", lines.filter((line) => !/,South,/.test(line)).join("\n"));
    const headingOf = (run: Run) => run.stdout.split("\n")[0];
    expect(headingOf(await statement(...both))).toMatch(/^Consolidated statement of cash flows,/);
    expect(headingOf(await statement(...both, "--entity", "North"))).toMatch(/^Statement of cash/);
    const alone = await statement("--general-ledger", one, "--first-period");
    expect(headingOf(alone)).toMatch(/^Statement of cash flows,/);
    const { entities, checks } = JSON.parse((await statement(...both, "--format", "json")).stdout);
    expect(entities).toEqual(["North", "South"]);
    const between = checks.find(({ id }: { id: string }) => id === "entities");
    expect(between.explanation).toContain("North 5,000.00, South (4,000.00)");
  });

  test("a layout file says where the columns of a file stand", async () => {
    const file = await scratch("tb.csv", "x,y,z,w\nBank,1,900,500\nShare capital,2,-900,-500\n");
    const layout = {
      trial_balance: {
        headingRow: 1,
        columns: { name: "A", code: "B", currentBalance: "C", priorBalance: "D" },
      },
    };
    const path = await scratch("layout.json", JSON.stringify(layout));
    const run = await statement("--trial-balance", file, "--layout", path, "--format", "json");
    expect(JSON.parse(run.stdout).totals).toMatchObject({
      cashAtBeginning: "500.00",
      cashAtEnd: "900.00",
    });
    const wrong = await statement(
      "--trial-balance",
      file,
      "--layout",
      await scratch("l.json", "[]"),
    );
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain("The layout file is not an object");
  });

  test("a policy that is none is refused by name, with those that there are", async () => {
    const path = await scratch("policies.json", JSON.stringify({ intrestPaid: "financing" }));
    const file = join(templates, "trial_balance_template.csv");
    const run = await statement("--trial-balance", file, "--policies", path);
    expect([run.code, run.stdout]).toEqual([2, ""]);
    expect(run.stderr).toMatch(/"intrestPaid" is not a policy\. Expected one of .*interestPaid/);
  });

  test("one sheet of a workbook is not taken for two files", async () => {
    const rows = [
      ["Account Name", "Opening Balance", "Closing Balance"],
      ["Bank", 100, 350],
      ["Share capital", -100, -350],
    ];
    const sheet = utils.aoa_to_sheet(rows);
    const bytes: Buffer = write(utils.book_new(sheet, "Balances"), { type: "buffer" });
    const path = await scratch("books.xlsx", bytes);
    const run = await statement("--trial-balance", path, "--balance-sheet", path);
    expect([run.code, run.stdout]).toEqual([2, ""]);
    expect(run.stderr).toContain(
      'books.xlsx: The sheet "Balances" was read as Trial Balance and cannot be Balance Sheet as well. Name the file that holds the other.',
    );
  });
});
