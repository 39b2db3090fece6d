import { allowances, limits, type UploadPath, uploadPath } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { randomOf } from "../../attack/randomOf.ts";
import { takeAllowance } from "../limits/takeAllowance.ts";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import { createProject, fileForm, smallTrialBalance } from "../testing/smallCompany.ts";
import { takingTurns } from "../testing/takingTurns.ts";
import { receiveUpload, removeStray } from "./receiveUpload.ts";

let api: AppUnderTest;
let projectId: string;
beforeEach(async () => {
  api = appUnderTest();
  projectId = await createProject(api);
});

const place = (change: Partial<UploadPath> = {}): UploadPath => ({
  uid: ADA,
  projectId,
  fileType: "trial_balance",
  uploadId: "up-1",
  fileName: "tb.csv",
  ...change,
});

/** Puts an object where a browser would, and tells the trigger of it. */
async function receive(change: Partial<UploadPath> = {}, differing = {}) {
  const upload = place(change);
  const path = uploadPath(upload);
  await api.objects.write(path, smallTrialBalance, "text/csv");
  const reads: string[] = [];
  const { read } = api.objects;
  api.objects.read = (read_path, most) => {
    reads.push(read_path);
    return read(read_path, most);
  };
  const put = { sizeBytes: 300, contentEncoding: null, at: new Date(api.clock.now), ...differing };
  const receipt = await receiveUpload(api.deps, upload, put);
  const isThere = (await api.objects.generation(path)) !== null;
  return { receipt, wasRead: reads.includes(path), isThere };
}

const gone = { receipt: "removed", wasRead: false, isThere: false };
const files = async () => (await api.call("listFiles", { params: { id: projectId } })).reply;

test("what the owner of a project sends is taken in", async () => {
  expect(await receive()).toEqual({ receipt: "valid", wasRead: true, isThere: true });
  expect(await files()).toHaveLength(1);
});

describe("removed unread, and nothing is written,", () => {
  test.each([
    ["what another user sends under this project", { uid: EVE }],
    ["what is under no project", { projectId: "no-such-project" }],
  ])("is %s", async (_what, change) => {
    const before = await api.kept();
    expect(await receive(change)).toEqual(gone);
    expect(await api.kept()).toEqual(before);
  });

  test.each<[string, Partial<UploadPath>]>([
    ["name", { fileName: "other.csv" }],
    ["file type", { fileType: "general_ledger" }],
  ])(
    "is what has the id of a file and another %s, after the file was removed too",
    async (_what, change) => {
      await receive();
      const before = await api.kept();
      expect(await receive(change)).toEqual(gone);
      expect(await api.kept()).toEqual(before);
      await api.call("removeFile", { params: { id: projectId, fileId: "up-1" } });
      expect(await receive(change)).toEqual(gone);
      expect(await api.objects.generation(uploadPath(place()))).not.toBeNull();
    },
  );

  test("is what stands where no upload can be, and nothing of what the functions wrote", async () => {
    const stray = `uploads/${ADA}/${projectId}/trial_balance/no id at all/tb.csv`;
    const ours = `parsed/${projectId}/up-1/rows-1.json`;
    for (const path of [stray, ours]) {
      await api.objects.write(path, smallTrialBalance, "text/csv");
      await removeStray(api.deps, path);
    }
    expect(api.objects.paths()).toEqual([ours]);
  });

  test("is the second of two objects of one id that come at once", async () => {
    const others = ["a.csv", "b.csv"].map((fileName) => receive({ fileName }));
    const receipts = (await Promise.all(others)).map(({ receipt, isThere }) => [receipt, isThere]);
    expect(receipts.toSorted()).toEqual([
      ["removed", false],
      ["valid", true],
    ]);
  });

  test("is what a user sends whose sessions were ended, or who was disabled", async () => {
    const as = "user-revoked";
    const theirs = (await api.call("createProject", { as, body: { name: "Books" } })).reply.id;
    const before = await api.kept();
    expect(await receive({ uid: as, projectId: theirs })).toEqual(gone);
    expect(await api.kept()).toEqual(before);
  });
});

describe("refused unread with its reason", () => {
  test.each([
    ["what is stored compressed", { contentEncoding: "gzip" }, /sent compressed/],
    ["what is stored as anything else", { contentEncoding: "x-new" }, /sent compressed/],
    ["what is too large", { sizeBytes: limits.fileBytes + 1 }, /larger than 25 MiB/],
  ])("is %s", async (_what, differing, reason) => {
    expect(await receive({}, differing)).toEqual({
      receipt: "invalid",
      wasRead: false,
      isThere: false,
    });
    const [file] = await files();
    expect(file).toMatchObject({
      status: "invalid",
      size: 0,
      errors: [expect.stringMatching(reason)],
    });
  });

  test("is a general ledger larger than a general ledger may be, and no smaller one", async () => {
    const ledger = { fileType: "general_ledger", uploadId: "up-2" } as const;
    const most = limits.ledgerBytes;
    const taken = { receipt: "parsing", isThere: true };
    expect(await receive(ledger, { sizeBytes: most })).toMatchObject(taken);
    const refused = await receive({ ...ledger, uploadId: "up-3" }, { sizeBytes: most + 1 });
    expect(refused).toEqual({ receipt: "invalid", wasRead: false, isThere: false });
    const file = (await files()).find(({ id }) => id === "up-3");
    expect(file?.errors).toEqual(["The file is larger than 500 MiB."]);
  });

  test("is one file more than the user's turns", async () => {
    const { limit } = allowances.upload.perUser;
    for (let turn = 0; turn < limit; turn += 1) {
      await takeAllowance(api.deps, "upload", { uid: ADA, address: null });
    }
    expect(await receive()).toMatchObject({ receipt: "invalid", wasRead: false, isThere: false });
    expect((await files())[0]?.errors[0]).toBe(
      "At most 120 files in 10 minutes. Try again in 10 minutes.",
    );
  });

  test("is what an account has no room for; others have their own", async () => {
    await receive();
    const ref = api.deps.db.doc(`projects/${projectId}/files/up-1`);
    await ref.update({ size: limits.storedBytesPerUser });
    const refusal = { receipt: "invalid", wasRead: false, isThere: false };
    expect(await receive({ uploadId: "up-2" })).toEqual(refusal);
    await ref.update({ size: 300 });
    expect(await receive({ uploadId: "up-2" })).toEqual(refusal); // with room or without
    await ref.update({ size: limits.storedBytesPerUser });
    const form = fileForm("trial_balance", "tb.csv", smallTrialBalance);
    const refused = await api.call("uploadFile", { params: { id: projectId }, form });
    expect([refused.status, refused.problem.code]).toEqual([409, "storage_full"]);
    const as = EVE;
    const theirs = (await api.call("createProject", { as, body: { name: "Books" } })).reply.id;
    const taken = await api.call("uploadFile", { as, params: { id: theirs }, form });
    expect(taken.status).toBe(200);
  });
});

test("of two files that come at once and fit alone, one is refused and leaves nothing", async () => {
  const size = smallTrialBalance.length;
  await receive();
  const ref = api.deps.db.doc(`projects/${projectId}/files/up-1`);
  await ref.update({ size: limits.storedBytesPerUser - 1.5 * size });
  const form = () => fileForm("trial_balance", "tb.csv", smallTrialBalance);
  const both = await Promise.all(
    [1, 2].map(() => api.call("uploadFile", { params: { id: projectId }, form: form() })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await files()).toHaveLength(2);
  const stored = api.objects.paths().filter((path) => path.startsWith("uploads/"));
  expect(stored).toHaveLength(2);
  await ref.update({ size: limits.storedBytesPerUser - 2.5 * size });
  const drive = takingTurns(api.deps, randomOf(1));
  const receipts = await drive(() =>
    Promise.all(["up-2", "up-3"].map((uploadId) => receive({ uploadId }, { sizeBytes: size }))),
  );
  expect(receipts.map(({ receipt }) => receipt).toSorted()).toEqual(["invalid", "valid"]);
  expect(receipts.map(({ isThere }) => isThere).toSorted()).toEqual([false, true]);
});

test("an event that comes again takes no turn and refuses nothing that was taken in", async () => {
  await receive();
  const before = await api.kept();
  const again = await receiveUpload(api.deps, place(), {
    sizeBytes: limits.fileBytes + 1,
    contentEncoding: "gzip",
    at: new Date(api.clock.now),
  });
  expect(again).toBe("valid");
  expect(await api.kept()).toEqual(before);
});

test("an object that is larger than its event said is not read to its end", async () => {
  const upload = place();
  await api.objects.write(uploadPath(upload), new Uint8Array(limits.fileBytes + 1), "text/csv");
  const put = { sizeBytes: 10, contentEncoding: null, at: new Date(api.clock.now) };
  expect(await receiveUpload(api.deps, upload, put)).toBe("invalid");
  expect((await files())[0]?.errors).toEqual(["The file is larger than 25 MiB."]);
  expect(await api.objects.generation(uploadPath(upload))).toBeNull();
});
