import { readFileSync } from "node:fs";
import type { FileType } from "@tieout/core";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runningSuite } from "../../emulators/suite/runningSuite.ts";
import { createProject, fileForm, smallTrialBalance } from "../testing/smallCompany.ts";
import { type SuiteUser, signUp } from "../testing/suiteUser.ts";

const contentTypes = {
  csv: "text/csv",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
} as const;

type Sent = { fileType: FileType; fileName: string; bytes: Uint8Array<ArrayBuffer> };

const fixture = (fileType: FileType, name: string): Sent => ({
  fileType,
  fileName: name,
  bytes: new Uint8Array(readFileSync(new URL(`../../files/fixtures/${name}`, import.meta.url))),
});
const written = (fileType: FileType, fileName: string, content: string): Sent => ({
  fileType,
  fileName,
  bytes: new TextEncoder().encode(content),
});

const [headings = [], ...rows] = smallTrialBalance
  .trim()
  .split("\n")
  .map((line) => line.split(","));

/** One of each kind: text, bytes that are no UTF-8, a workbook, a PDF, and files refused with or without rows. */
const files: readonly Sent[] = [
  fixture("balance_sheet", "balance_sheet_windows1252.csv"),
  fixture("fx_rates", "fx_rates.xlsx"),
  written("trial_balance", "columns.json", JSON.stringify({ columns: headings, rows })),
  fixture("trial_balance", "cell_errors.xlsx"),
  written("trial_balance", "out.csv", smallTrialBalance.replace("Bank,130", "Bank,131")),
  fixture("prior_cashflow", "cash_flow_report.pdf"),
];

let user: SuiteUser;
let projectId: string;
let firestore: Firestore;
let close: () => Promise<void>;
beforeAll(async () => {
  user = await signUp("ada");
  projectId = await createProject(user);
  const { firestoreHost, projectId: suite } = runningSuite();
  process.env.FIRESTORE_EMULATOR_HOST = firestoreHost;
  const app = initializeApp({ projectId: suite }, "roads");
  firestore = getFirestore(app);
  close = () => deleteApp(app);
});
afterAll(() => close());

test.each(files)("$fileName: both roads keep the same record and the same rows", async (sent) => {
  const { fileType, fileName, bytes } = sent;
  const form = fileForm(fileType, fileName, bytes);
  const answer = await user.call("uploadFile", { params: { id: projectId }, form });
  expect([200, 422]).toContain(answer.status);
  const known = (await user.call("listFiles", { params: { id: projectId } })).reply;
  const multipart = known[0]?.id ?? "";

  const uploadId = crypto.randomUUID();
  const ending = fileName.split(".").at(-1) as keyof typeof contentTypes; // the endings above
  const place = { projectId, fileType, uploadId, fileName };
  expect((await user.store(place, bytes, contentTypes[ending])).status).toBe(200);
  await vi.waitFor(
    async () => {
      const listed = (await user.call("listFiles", { params: { id: projectId } })).reply;
      const file = listed.find(({ id }) => id === uploadId);
      expect(file?.status).toMatch(/valid/);
    },
    { timeout: 500_000, interval: 150 },
  );
  const [one, other] = [await keptOf(multipart), await keptOf(uploadId)];
  expect(other).toEqual(one);
  expect(one.objects.every((bytes) => bytes.length > 0)).toBe(true);
});

/** All that is stored of a file, with what names this one upload taken out. */
async function keptOf(fileId: string): Promise<{ record: string; objects: string[] }> {
  const { storageHost, bucket } = runningSuite();
  const headers = { Authorization: "Bearer owner" };
  const found = await firestore.doc(`projects/${projectId}/files/${fileId}`).get();
  const fields = found.data() ?? {};
  const paths = ["rowsPath", "sheetsPath"].flatMap((name): string[] => fields[name] ?? []);
  const objects = paths.map(async (name) => {
    const object = `http://${storageHost}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
    const response = await fetch(object, { headers });
    expect(response.status).toBe(200);
    return response.text();
  });
  const { createdAt: _at, uploadPath: _path, generation: _write, ...record } = fields;
  return {
    record: JSON.stringify(record).replaceAll(fileId, "the file"),
    objects: await Promise.all(objects),
  };
}
