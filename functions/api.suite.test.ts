import { endpoint, endpointNames } from "@tieout/contract";
import { expect, test, vi } from "vitest";
import { runningSuite } from "../emulators/suite/runningSuite.ts";
import {
  createProject,
  fileForm,
  processedProject,
  smallTrialBalance,
} from "./testing/smallCompany.ts";
import { signUp } from "./testing/suiteUser.ts";
import { queries } from "./testing/wellFormed.ts";

test("Hosting hands the whole path to the function, and nothing on the way keeps an answer", async () => {
  const { url } = runningSuite();
  for (const [path, status] of [
    ["/api/health", 200],
    ["/api/openapi.json", 200],
    ["/api/projects", 401],
    ["/api/nothing", 404],
  ] as const) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Content-Type")).toContain("application/json");
  }
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  expect(document.openapi).toBe("3.1.0");
});

test("another's project is as if it did not exist, over HTTP too", async () => {
  const [ada, eve] = [await signUp("ada"), await signUp("eve")];
  const id = await processedProject(ada);
  const reads = endpointNames.filter(
    (name) => endpoint(name).method === "GET" && endpoint(name).path.includes("{id}"),
  );
  expect(reads.length).toBeGreaterThan(10);
  for (const name of reads) {
    const others = Object.fromEntries(
      [...endpoint(name).path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => [parameter, "x"]),
    );
    const query = queries[name];
    const read = (id: string) =>
      eve.call(name, { params: { ...others, id }, ...(query && { query }) });
    const [theirs, missing] = await Promise.all([read(id), read("no-such-project")]);
    expect([name, theirs.status]).toEqual([name, 404]);
    expect([name, theirs.text]).toEqual([name, missing.text]);
  }
  expect((await eve.call("processProject", { params: { id } })).status).toBe(404);
});

test("a token that was revoked no longer counts", async () => {
  const user = await signUp("ada");
  expect((await user.call("listProjects")).status).toBe(200);
  const { authUrl, projectId } = runningSuite();
  const validSince = String(Math.floor(Date.now() / 1000) + 60);
  await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
    {
      method: "POST",
      headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
      body: JSON.stringify({ localId: user.uid, validSince }),
    },
  );
  const refused = await user.call("listProjects");
  expect([refused.status, refused.problem.code]).toEqual([401, "unauthenticated"]);
});

test("a multipart file of some megabytes arrives whole behind the functions framework", async () => {
  const user = await signUp("ada");
  const id = await createProject(user);
  // Long names: the size counts here, and each row more would be read for nothing.
  const name = "Overheads of a cost centre ".repeat(16);
  const filler = Array.from(
    { length: 6_000 },
    (_unused, index) => `${10_000 + index},${name}${index},1,,,,Expense`,
  );
  const balanced = smallTrialBalance.replace("5000,Overheads,60,,,,", "5000,Overheads,0,5940,,,");
  const form = fileForm("trial_balance", "large.csv", balanced + filler.join("\n"));
  const { reply } = await user.call("uploadFile", { params: { id }, form });
  expect(reply).toMatchObject({ fileName: "large.csv", isValid: true, rowCount: 6_006 });
});

test("what a user puts under another's project is taken away and never read", async () => {
  const [ada, eve] = [await signUp("ada"), await signUp("eve")];
  const projectId = await createProject(ada);
  const place = {
    projectId,
    fileType: "trial_balance",
    uploadId: "x",
    fileName: "tb.csv",
  } as const;
  expect((await eve.store(place, smallTrialBalance)).status).toBe(200);
  const { storageHost, bucket } = runningSuite();
  const path = `uploads/${eve.uid}/${projectId}/trial_balance/x/tb.csv`;
  const object = `http://${storageHost}/v0/b/${bucket}/o/${encodeURIComponent(path)}`;
  await vi.waitFor(
    async () => {
      const { status } = await fetch(object, { headers: { Authorization: "Bearer owner" } });
      expect(status).toBe(404);
    },
    { timeout: 500_000, interval: 150 },
  );
  expect((await ada.call("listFiles", { params: { id: projectId } })).reply).toEqual([]);
});

test("a deleted project is not there, until it is restored with its trail", async () => {
  const user = await signUp("ada");
  const id = await processedProject(user);
  expect((await user.call("deleteProject", { params: { id } })).reply).toEqual({ ok: true });
  expect((await user.call("getProject", { params: { id } })).status).toBe(404);
  const [deleted] = (await user.call("listDeletedProjects")).reply;
  expect(deleted).toMatchObject({ id, name: "Books" });
  expect((await user.call("restoreDeletedProject", { params: { id } })).status).toBe(200);
  const { reply } = await user.call("verifyAuditTrail", { params: { id } });
  expect(reply).toMatchObject({ isIntact: true, entries: 5 });
});
