import { beforeEach, expect, test } from "vitest";
import { utils, write } from "xlsx";
import { type AppUnderTest, appUnderTest } from "../../testing/appUnderTest.ts";
import { createProject, fileForm, uploadTrialBalance } from "../../testing/smallCompany.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const upload = (fileType: string, content: Uint8Array<ArrayBuffer>) =>
  api.call("uploadFile", { params: { id }, form: fileForm(fileType, "books.xlsx", content) });

const process = () => api.call("processProject", { params: { id } });

/** What is said against a statement of the files. */
async function refusal(): Promise<string | undefined> {
  const { status, problem } = await process();
  expect(status).toBe(422);
  return problem.errors?.[0];
}

test("one sheet in the place of two files makes no statement, and is named with both", async () => {
  const sheet = utils.aoa_to_sheet([
    ["Account Name", "Opening Balance", "Closing Balance"],
    ["Bank", 100, 350],
    ["Share capital", -100, -350],
  ]);
  const book = utils.book_new(sheet, "Balances");
  const bytes = new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }));
  await upload("trial_balance", bytes);
  await upload("balance_sheet", bytes);
  expect(await refusal()).toMatch(
    /^The sheet "Balances" was read as .+ and cannot be .+ as well\. Name the file that holds the other\.$/,
  );
});

test("a file that was read in fewer decimals than the currency has waits until it is read again", async () => {
  await uploadTrialBalance(api, id);
  await api.call("updateProject", { params: { id }, body: { currency: "KWD" } });
  expect(await refusal()).toBe(
    "tb.csv was read before the project was in KWD, with fewer decimals than that currency has. Have the file read again, or upload it once more.",
  );
  await uploadTrialBalance(api, id);
  expect((await process()).reply).toMatchObject({ version: 1 });
});
