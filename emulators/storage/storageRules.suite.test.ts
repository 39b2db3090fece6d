import { randomUUID } from "node:crypto";
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/app";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runningSuite } from "../suite/runningSuite.ts";

type Storage = ReturnType<ReturnType<RulesTestEnvironment["unauthenticatedContext"]>["storage"]>;

const csv = "text/csv";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const xls = "application/vnd.ms-excel";
const xlsm = "application/vnd.ms-excel.sheet.macroEnabled.12";
const ods = "application/vnd.oasis.opendocument.spreadsheet";
const json = "application/json";
const pdf = "application/pdf";
const most = 25 * 1024 * 1024;
const figures = ["fx_rates"];
const statements = [
  "trial_balance",
  "profit_loss",
  "balance_sheet",
  "prior_cashflow",
  "prior_trial_balance",
  "prior_balance_sheet",
];

let environment: RulesTestEnvironment;
let ada: Storage;
let bob: Storage;
let nobody: Storage;

// A bucket of its own, so that no upload of these tests wakes the ingest of the app.
const bucket = "gs://demo-storage-rules";

beforeAll(async () => {
  setLogLevel("silent");
  const [host = "", port] = runningSuite().storageHost.split(":");
  environment = await initializeTestEnvironment({
    projectId: "demo-storage-rules",
    storage: { host, port: Number(port) },
  });
  ada = environment.authenticatedContext("ada").storage(bucket);
  bob = environment.authenticatedContext("bob").storage(bucket);
  nobody = environment.unauthenticatedContext().storage(bucket);
});

afterAll(() => environment.cleanup());

function place(fileType = "trial_balance", fileName = "tb.csv", uid = "ada"): string {
  return `uploads/${uid}/p1/${fileType}/${randomUUID()}/${fileName}`;
}

async function put(
  storage: Storage,
  path: string,
  contentType: string,
  { size = 10, ...said }: { size?: number; contentEncoding?: string } = {},
): Promise<void> {
  await storage.ref(path).put(new Uint8Array(size), { contentType, ...said });
}

describe("the owner may create", () => {
  it.each([...figures, ...statements])("%s as each of the formats of tables", async (fileType) => {
    await assertSucceeds(put(ada, place(fileType, "a.csv"), csv));
    await assertSucceeds(put(ada, place(fileType, "a.XLSX"), xlsx));
    await assertSucceeds(put(ada, place(fileType, "a.xls"), xls));
    await assertSucceeds(put(ada, place(fileType, "a.json"), json));
    await assertSucceeds(put(ada, place(fileType, "a.tsv"), "text/tab-separated-values"));
    await assertSucceeds(put(ada, place(fileType, "a.txt"), "text/plain"));
    await assertSucceeds(put(ada, place(fileType, "a.xlsm"), xlsm));
    await assertSucceeds(put(ada, place(fileType, "a.ods"), ods));
  });

  it.each(statements)("%s as PDF", async (fileType) => {
    await assertSucceeds(put(ada, place(fileType, "a.pdf"), pdf));
  });

  it("a general ledger as a table or as an audit file", async () => {
    await assertSucceeds(put(ada, place("general_ledger", "a.csv"), csv));
    await assertSucceeds(put(ada, place("general_ledger", "a.xml"), "application/xml"));
    await assertSucceeds(put(ada, place("general_ledger", "a.SE"), "application/octet-stream"));
    await assertFails(put(ada, place("general_ledger", "a.pdf"), pdf));
    await assertFails(put(ada, place("trial_balance", "a.xml"), "application/xml"));
  });

  it("a file of just 25 MiB", async () => {
    await assertSucceeds(put(ada, place(), csv, { size: most }));
  });

  it.each(["identity", ""])("a file that is stored as it is (%j)", async (contentEncoding) => {
    await assertSucceeds(put(ada, place(), csv, { contentEncoding }));
  });

  it("a file with a name of many kinds of letters", async () => {
    await assertSucceeds(put(ada, place("trial_balance", "Bücher (März) 2026.csv"), csv));
  });
});

describe("nobody may create", () => {
  it("in another's folder, or without signing in", async () => {
    await assertFails(put(bob, place(), csv));
    await assertFails(put(nobody, place(), csv));
    await assertFails(put(nobody, place("trial_balance", "tb.csv", "null"), csv));
  });

  it.each(figures)("%s as PDF", async (fileType) => {
    await assertFails(put(ada, place(fileType, "a.pdf"), pdf));
  });

  it.each([
    ["an unknown file type", place("passwords"), csv],
    ["an unknown extension", place("trial_balance", "a.exe"), csv],
    ["an Excel binary workbook", place("trial_balance", "a.xlsb"), xlsm],
    ["no extension", place("trial_balance", "csv"), csv],
    ["nothing but an extension", place("trial_balance", ".csv"), csv],
    ["an unknown content type", place(), "text/html"],
    ["a PDF by another name", place("prior_cashflow", "a.pdf"), csv],
    ["a table by another name", place("prior_cashflow", "a.csv"), pdf],
    ["a place too high", "uploads/ada/p1/trial_balance/a.csv", csv],
    ["a place too deep", "uploads/ada/p1/trial_balance/u/x/a.csv", csv],
    ["the parsed rows", "parsed/ada/p1/a.json", json],
    ["the exports", "exports/ada/p1/a.csv", csv],
    ["the root", "a.csv", csv],
  ])("%s", async (_, path, contentType) => {
    await assertFails(put(ada, path, contentType));
  });

  it.each(["gzip", "br", "deflate", "GZIP", "identity, gzip"])(
    "a file that is stored as %s: it would be larger when it is read",
    async (contentEncoding) => {
      await assertFails(put(ada, place(), csv, { contentEncoding }));
    },
  );

  it("an empty file, or one byte too many", async () => {
    await assertFails(put(ada, place(), csv, { size: 0 }));
    await assertFails(put(ada, place(), csv, { size: most + 1 }));
  });
});

describe("what is there", () => {
  it("is not overwritten, read, listed, relabelled or removed by a client", async () => {
    const path = place();
    await put(ada, path, csv);
    for (const client of [ada, bob, nobody]) {
      const file = client.ref(path);
      await assertFails(put(client, path, csv));
      await assertFails(file.getDownloadURL());
      await assertFails(file.getMetadata());
      await assertFails(file.updateMetadata({ contentType: json }));
      await assertFails(client.ref("uploads/ada").listAll());
      await assertFails(file.delete());
    }
  });

  it("is told apart from what is not there by nobody", async () => {
    for (const client of [ada, nobody]) {
      const error = await client.ref(place()).getMetadata().catch(String);
      expect(error).toContain("storage/unauthorized");
    }
  });
});
