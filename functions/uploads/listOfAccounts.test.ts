import { beforeEach, describe, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, fileForm } from "../testing/smallCompany.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const LEDGER = `Date,Entry No,Account,Description,Debit,Credit
2025-01-01,1,7101,Opening balance,100.00,
2025-01-01,1,7301,Opening balance,,100.00
2025-02-10,2,7101,Fees,10.00,
2025-02-10,2,7401,Fees,,10.00
`;
const FEBRUARY = LEDGER.replaceAll("2025-0", "2025-1").replace(/^.*Opening.*\n/gm, "");
const LIST = `Account,Name
7101,Cash at bank
7301,Share capital
7401,Consulting revenue
`;

async function upload(content: string, fileName: string): Promise<string> {
  const form = fileForm("general_ledger", fileName, content);
  return (await api.call("uploadFile", { params: { id }, form })).reply.fileId;
}

const listed = async () => (await api.call("listFiles", { params: { id } })).reply;
const counting = async () =>
  (await listed())
    .filter(({ isSelected }) => isSelected)
    .map(({ fileName }) => fileName)
    .toSorted();
const made = () => api.call("processProject", { params: { id } });

/** Opening and closing cash of the statement that is made now. */
async function cash(): Promise<string[]> {
  expect((await made()).status).toBe(200);
  const { totals } = (await api.call("getCashFlow", { params: { id } })).reply;
  return [totals?.cashAtBeginning ?? "", totals?.cashAtEnd ?? ""];
}

describe("a list of accounts in the place of the general ledger", () => {
  test("names the accounts of a ledger that came before it", async () => {
    await upload(LEDGER, "ledger.csv");
    expect((await made()).problem.errors?.[0]).toContain("account codes without names");
    await upload(LIST, "accounts.csv");
    const [list] = await listed();
    expect(list).toMatchObject({
      status: "valid",
      rowCount: 3,
      ledger: null,
      isSelected: true,
      placing: { kind: "adds", fileNames: ["ledger.csv"] },
    });
    expect(await cash()).toEqual(["100.00", "110.00"]);
    const { files } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(files?.map(({ fileName }) => fileName).sort()).toEqual(["accounts.csv", "ledger.csv"]);
  });

  test("that lacks most of the accounts is not used, which is said with what is missing", async () => {
    await upload(LEDGER, "ledger.csv");
    await upload("Account,Name\n7101,Cash at bank\n", "part.csv");
    expect((await made()).problem.errors).toEqual([
      expect.stringContaining("account codes without names"),
      expect.stringContaining("has 1 of the 3 accounts of the ledger that have no names"),
    ]);
  });

  test("may come before the ledger, and is none by itself", async () => {
    await upload(LIST, "accounts.csv");
    expect((await made()).status).not.toBe(200);
    await upload(LEDGER, "ledger.csv");
    expect(await counting()).toEqual(["accounts.csv", "ledger.csv"]);
    expect((await listed())[0]).toMatchObject({ fileName: "ledger.csv", placing: null });
    expect(await cash()).toEqual(["100.00", "110.00"]);
  });

  test("stays when a ledger adds to or takes the place of another", async () => {
    await upload(LEDGER, "ledger.csv");
    await upload(LIST, "accounts.csv");
    await upload(LEDGER.replaceAll("10.00", "12.00"), "again.csv");
    expect(await counting()).toEqual(["accounts.csv", "again.csv"]);
    await upload(FEBRUARY, "later.csv");
    expect(await counting()).toEqual(["accounts.csv", "again.csv", "later.csv"]);
  });

  test("takes the place of the list before it, and can be taken back", async () => {
    await upload(LEDGER, "ledger.csv");
    const first = await upload(LIST, "accounts.csv");
    await upload(LIST.replace("Cash at bank", "Current account at a bank"), "newer.csv");
    expect(await counting()).toEqual(["ledger.csv", "newer.csv"]);
    await api.call("addFile", { params: { id, fileId: first }, body: { replaces: true } });
    expect(await counting()).toEqual(["accounts.csv", "ledger.csv"]);
    expect(await cash()).toEqual(["100.00", "110.00"]);
  });
});
