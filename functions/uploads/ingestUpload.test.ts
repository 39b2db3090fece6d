import { parsedFolder, type UploadPath, uploadPath } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { packParts } from "../../files/testing/packParts.ts";
import { workbookParts } from "../../files/testing/workbookParts.ts";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import {
  correctedTrialBalance,
  createProject,
  fileForm,
  smallTrialBalance,
  uploadTrialBalance,
} from "../testing/smallCompany.ts";
import { giveUpOnUpload, ingestUpload } from "./ingestUpload.ts";
import { receiveUpload } from "./receiveUpload.ts";

let api: AppUnderTest;
let projectId: string;
beforeEach(async () => {
  api = appUnderTest();
  projectId = await createProject(api);
});

const files = async () => (await api.call("listFiles", { params: { id: projectId } })).reply;
const trail = async () =>
  (await api.call("listAuditTrail", { params: { id: projectId } })).reply.entries;

async function put(
  content: string | Uint8Array = smallTrialBalance,
  place: Partial<UploadPath> = {},
): Promise<UploadPath> {
  const upload: UploadPath = {
    uid: ADA,
    projectId,
    fileType: "trial_balance",
    uploadId: "up-1",
    fileName: "tb.csv",
    ...place,
  };
  await api.objects.write(uploadPath(upload), content, "text/csv");
  return upload;
}

describe("the trigger", () => {
  test("records a file with its rows, its hash and a look at it", async () => {
    await ingestUpload(api.deps, await put());
    const [file] = await files();
    expect(file).toMatchObject({ id: "up-1", status: "valid", isSelected: true, rowCount: 6 });
    expect(file?.preview?.columns[0]).toEqual({
      heading: "Account Code",
      matchedTo: "Account Code",
    });
    expect(file?.preview?.rows[0]).toEqual({
      row: 2,
      cells: ["1000", "Bank", "130.00", "0.00", "100.00", "0.00", "Current Asset"],
    });
    const totals = file?.preview?.totals.map(({ total }) => total);
    expect(totals).toEqual(["220.00", "220.00", "120.00", "120.00"]);
    const kept = api.objects
      .paths()
      .filter((path) => path.startsWith(parsedFolder(projectId, "up-1")));
    expect(kept.map((path) => path.replace(/^.*\/|-.*$/g, "")).toSorted()).toEqual([
      "rows",
      "sheets",
    ]);
  });

  test("the trail counts one row in the singular", async () => {
    const rates = "Date,Currency,Exchange Rate\n2025-12-31,USD,1.25";
    await ingestUpload(api.deps, await put(rates, { fileType: "fx_rates", fileName: "fx.csv" }));
    expect((await trail())[0]?.description).toBe("fx.csv uploaded: 1 row");
  });

  test("a workbook that was made to stop its reader is recorded as invalid, once", async () => {
    const xml = `<sst>${"<si/>".repeat(2_000_000)}</sst>`;
    const parts = { ...workbookParts(""), "xl/sharedStrings.xml": xml };
    const upload = await put(packParts(parts), { fileName: "tb.xlsx" });
    await ingestUpload(api.deps, upload);
    await ingestUpload(api.deps, upload);
    const [file, ...others] = await files();
    expect(others).toEqual([]);
    expect(file?.status).toBe("invalid");
    // Whichever wall it meets first.
    expect(file?.errors).toEqual([
      expect.stringMatching(/more than 8 MiB when unpacked|more time or memory than is allowed/),
    ]);
  });

  test("told twice, at once or later, does its work once", async () => {
    const upload = await put();
    await Promise.all([ingestUpload(api.deps, upload), ingestUpload(api.deps, upload)]);
    await ingestUpload(api.deps, upload);
    expect(await files()).toHaveLength(1);
    expect((await trail()).map(({ action }) => action)).toEqual(["file_upload", "project_created"]);
  });

  test("finishes what a crash left half done", async () => {
    const upload = await put();
    const write = api.objects.write;
    api.objects.write = async () => {
      throw new Error("the instance went away");
    };
    await expect(ingestUpload(api.deps, upload)).rejects.toThrow("went away");
    expect((await files())[0]?.status).toBe("parsing");
    api.objects.write = write;
    await ingestUpload(api.deps, upload);
    expect((await files())[0]?.status).toBe("valid");
  });

  test("that kept failing says so on the file, so that nobody waits", async () => {
    await giveUpOnUpload(api.deps, await put());
    const [file] = await files();
    expect([file?.status, file?.errors[0]]).toEqual([
      "invalid",
      expect.stringContaining("could not read"),
    ]);
  });

  test("coming after the file was removed does nothing", async () => {
    const upload = await put();
    await ingestUpload(api.deps, upload);
    await api.call("removeFile", { params: { id: projectId, fileId: "up-1" } });
    const kept = api.objects.paths();
    expect(await ingestUpload(api.deps, upload)).toBeNull();
    expect(
      await receiveUpload(api.deps, upload, {
        sizeBytes: 1,
        contentEncoding: null,
        at: new Date(api.clock.now),
      }),
    ).toBe("removed");
    expect([await files(), api.objects.paths()]).toEqual([[], kept]);
  });

  test("removes what a user puts under another's project, and touches nothing of theirs", async () => {
    const fileId = await uploadTrialBalance(api, projectId);
    const kept = api.objects.paths();
    const upload = await put(smallTrialBalance, { uid: EVE, uploadId: fileId });
    expect(await ingestUpload(api.deps, upload)).toBeNull();
    expect(api.objects.paths()).toEqual(kept);
    expect(await files()).toHaveLength(1);
  });
});

describe("the multipart road", () => {
  test("answers with the file, and the trigger then finds the work done", async () => {
    const form = fileForm("trial_balance", "my tb.csv", smallTrialBalance);
    const { reply } = await api.call("uploadFile", { params: { id: projectId }, form });
    expect(reply).toMatchObject({ fileName: "my tb.csv", status: "valid", isValid: true });
    const place = { uploadId: reply.fileId, fileName: reply.fileName };
    await ingestUpload(api.deps, await put(smallTrialBalance, place));
    expect(await files()).toHaveLength(1);
    expect(await trail()).toHaveLength(2);
  });

  test("lists what is wrong, row by row, in the specification's words", async () => {
    const form = fileForm(
      "trial_balance",
      "tb.csv",
      smallTrialBalance.replace("Bank,130", "Bank,1x0"),
    );
    const { status, problem } = await api.call("uploadFile", { params: { id: projectId }, form });
    expect([status, problem.message]).toEqual([422, "File validation failed"]);
    expect(problem.errors?.[0]).toMatch(/Row 2.*Current Debit.*1x0/);
    expect(problem.warnings).toBeInstanceOf(Array);
    expect((await files())[0]).toMatchObject({ status: "invalid", isSelected: false });
    expect((await trail())[0]?.description).toMatch(/refused with [1-9]\d* problem/);
  });

  test("refuses another kind of file, an unknown type and one that is too large", async () => {
    const send = async (form: FormData) =>
      (await api.call("uploadFile", { params: { id: projectId }, form })).status;
    expect(await send(fileForm("trial_balance", "tool.exe", "MZ"))).toBe(415);
    expect(await send(fileForm("payroll", "tb.csv", smallTrialBalance))).toBe(400);
    const large = new Uint8Array(25 * 1024 * 1024 + 1);
    expect(await send(fileForm("trial_balance", "tb.csv", large))).toBe(413);
    expect(await files()).toEqual([]);
  });
});

test("the newest valid file counts until an older one is chosen again", async () => {
  const older = await uploadTrialBalance(api, projectId);
  const newer = await uploadTrialBalance(api, projectId, correctedTrialBalance);
  const counting = async () => (await files()).find(({ isSelected }) => isSelected)?.id;
  expect(await counting()).toBe(newer);
  await api.call("selectFile", { params: { id: projectId, fileId: older } });
  expect(await counting()).toBe(older);
  await api.call("removeFile", { params: { id: projectId, fileId: older } });
  expect(await counting()).toBe(newer);
});
