import type { AppUnderTest } from "./appUnderTest.ts";

/** Whoever can call the API: in process, or over HTTP. */
type Client = Pick<AppUnderTest, "call">;

/** A company small enough to check by hand: it sells for 100, pays 60 and collects 90. */
export const smallTrialBalance = `Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type
1000,Bank,130,,100,,Current Asset
1100,Trade debtors,30,,20,,Current Asset
3000,Share capital,,100,,100,Equity
3900,Retained earnings,,20,,20,Equity
4000,Sales,,100,,,Revenue
5000,Overheads,60,,,,Expense
`;

/** The same company with 5 less collected: another file, as after a correction. */
export const correctedTrialBalance = smallTrialBalance
  .replace("1000,Bank,130", "1000,Bank,125")
  .replace("debtors,30", "debtors,35");

/** The entries of the year of the company as corrected. */
export const smallLedger = `Date,Entry No,Account Code,Account Name,Description,Debit,Credit
2025-02-01,1,1100,Trade debtors,Sales,100.00,
2025-02-01,1,4000,Sales,Sales,,100.00
2025-03-01,2,1000,Bank,Received,85.00,
2025-03-01,2,1100,Trade debtors,Received,,85.00
2025-04-01,3,5000,Overheads,Rent,60.00,
2025-04-01,3,1000,Bank,Rent,,60.00
`;

/** 10 of the debtors written off: it balances, and moves no cash. */
export const writeOff = {
  adjustmentType: "journal",
  reason: "Debt written off",
  lines: [
    { account: "5000", debit: "10.00", presentAs: "bad_debts" },
    { account: "1100", credit: "10.00" },
  ],
};

/** A file as a browser's form would send it. */
export function fileForm(
  fileType: string,
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
): FormData {
  const form = new FormData();
  form.set("file", new Blob([content]), fileName);
  form.set("fileType", fileType);
  return form;
}

/** A new project of the first user. */
export async function createProject({ call }: Client): Promise<string> {
  return (await call("createProject", { body: { name: "Books" } })).reply.id;
}

/** Uploads a trial balance to a project; the id of the file. */
export async function uploadTrialBalance(
  { call }: Client,
  id: string,
  content = smallTrialBalance,
): Promise<string> {
  const form = fileForm("trial_balance", "tb.csv", content);
  return (await call("uploadFile", { params: { id }, form })).reply.fileId;
}

/** A project whose small company has its first statement. */
export async function processedProject(api: Client): Promise<string> {
  const id = await createProject(api);
  await uploadTrialBalance(api, id);
  const { version } = (await api.call("processProject", { params: { id } })).reply;
  if (version !== 1) throw new Error(`the first version is ${version}`);
  return id;
}
