import { performance } from "node:perf_hooks";
import { createProject, fileForm, processedProject } from "../functions/testing/smallCompany.ts";
import { type SuiteUser, signUp } from "../functions/testing/suiteUser.ts";
import type { AttackOptions, AttackReport } from "./AttackPart.ts";
import { mutateWorkbook } from "./files/mutateWorkbook.ts";
import { workbookSources } from "./files/workbookSources.ts";

/** How many times as long an ordinary request may take while somebody else attacks. */
const MOST_SLOWED = 3;

/** How many calls the third party has under way at once. */
const ATTACKERS = 2;

const ACCOUNTS = 5_000;

/** Mutated workbooks that it sends by turns: made beforehand, for making them takes a processor too. */
const WORKBOOKS = 40;

/**
 * Measures ordinary requests on the running suite, first by themselves and then while a third party
 * sends large files and mutated workbooks, has large statements prepared, read and exported, and asks
 * for what is not there.
 */
export async function pace({ count, seed }: AttackOptions): Promise<AttackReport> {
  const [ada, eve] = [await signUp("ada"), await signUp("eve")];
  const mine = await processedProject(ada);
  const theirs = await createProject(eve);
  const sources = workbookSources();
  const workbooks = Array.from({ length: WORKBOOKS }, (_unused, at) =>
    mutateWorkbook(sources, seed + at),
  );
  const attack = (turn: number) => attackOnce(eve, theirs, workbooks[turn % WORKBOOKS]);
  await attack(0); // every process that will be needed has started then
  await measure(ada, mine, count / 10);
  const quiet = await measure(ada, mine, count);
  let isOver = false;
  const attackers = Array.from({ length: ATTACKERS }, async (_unused, first) => {
    for (let turn = first; !isOver; turn += ATTACKERS) await attack(turn);
  });
  const attacked = await measure(ada, mine, count);
  isOver = true;
  await Promise.all(attackers);
  const ratio = attacked / quiet;
  const figures = `p95 ${quiet.toFixed(0)} ms quiet, ${attacked.toFixed(0)} ms attacked`;
  const line = `${count} ordinary requests: ${figures}, ${ratio.toFixed(1)} times (limit ${MOST_SLOWED})`;
  const slow = { harm: "slowed down", what: "ordinary requests are slowed down" } as const;
  return {
    sent: 2 * count,
    refused: 0,
    lines: [line],
    failures: ratio > MOST_SLOWED ? [slow] : [],
  };
}

/** The 95th percentile of what somebody who works on a project waits for an answer, in milliseconds. */
async function measure(user: SuiteUser, id: string, count: number): Promise<number> {
  const asks = [
    () => user.call("listProjects"),
    () => user.call("getProject", { params: { id } }),
    () => user.call("getCashFlow", { params: { id } }),
    () => user.call("listFiles", { params: { id } }),
    () => user.call("listAuditTrail", { params: { id } }),
  ];
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    const { status, text } = (await asks[at % asks.length]?.()) ?? { status: 0, text: "" };
    if (status !== 200) throw new Error(`an ordinary request was answered ${status}: ${text}`);
    times.push(performance.now() - began);
  }
  return times.toSorted((left, right) => left - right)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

/** Whatever comes of it, done, refused or cut off: it may not hold up others. */
async function attackOnce(
  eve: SuiteUser,
  id: string,
  workbook: Uint8Array = new Uint8Array(),
): Promise<void> {
  const params = { id };
  const large = fileForm("trial_balance", "large.csv", largeTrialBalance());
  const odd = fileForm("trial_balance", "odd.xlsx", new Uint8Array(workbook));
  const missing = ["x".repeat(2_000), "__odd__", "no-such-project"];
  const calls = [
    () => eve.call("uploadFile", { params, form: large }),
    () => eve.call("uploadFile", { params, form: odd }),
    () => eve.call("processProject", { params }),
    () => eve.call("getCashFlow", { params }),
    () => eve.call("listAccounts", { params }),
    () => eve.call("getWorkings", { params }),
    () => eve.call("createExport", { params: { id, format: "excel" } }),
    () => eve.call("previewAdjustment", { params, body: journal }),
    () => eve.call("writeAuditNotes", { params }),
    ...missing.map((other) => () => eve.call("getCashFlow", { params: { id: other } })),
    () => eve.call("createAdjustment", { params, body: "[".repeat(500_000) }),
    () => eve.call("createAdjustment", { params, body: manyDigits }),
  ];
  for (const call of calls) await Promise.allSettled([call()]);
}

const journal = {
  adjustmentType: "journal",
  reason: "Between stores",
  lines: [
    { account: "10000", debit: "1.00" },
    { account: "10001", credit: "1.00" },
  ],
};

/** A journal whose amount takes its reader long, if it is read at all. */
const manyDigits = {
  ...journal,
  lines: [{ account: "10000", debit: "9".repeat(80_000) }, ...journal.lines.slice(1)],
};

function largeTrialBalance(): string {
  const lines = Array.from({ length: ACCOUNTS }, (_unused, at) => {
    const [debit, credit, type] = at % 2 === 0 ? [100, "", "Asset"] : ["", 100, "Liability"];
    return `${10_000 + at},Store ${at},${debit},${credit},${debit},${credit},${type}`;
  });
  const headings =
    "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit";
  return [`${headings},Account Type`, ...lines].join("\n");
}
