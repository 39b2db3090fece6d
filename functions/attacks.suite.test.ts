import { once } from "node:events";
import { request } from "node:http";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { runningSuite } from "../emulators/suite/runningSuite.ts";
import { createProject, smallTrialBalance } from "./testing/smallCompany.ts";
import { type SuiteUser, signUp } from "./testing/suiteUser.ts";

/** What Storage says of an object, to whoever may know everything; null when there is none. */
async function metadataOf(path: string): Promise<Record<string, unknown> | null> {
  const { storageHost, bucket } = runningSuite();
  const url = `http://${storageHost}/storage/v1/b/${bucket}/o/${encodeURIComponent(path)}`;
  const response = await fetch(url, { headers: { Authorization: "Bearer owner" } });
  return response.ok ? await response.json() : null;
}

/** Puts an object into Storage as only the owner of the project may, past the rules. */
async function putPastTheRules(path: string, content: Uint8Array<ArrayBuffer>, metadata: object) {
  const { storageHost, bucket } = runningSuite();
  const boundary = "part";
  const said = JSON.stringify({ name: path, contentType: "text/csv", ...metadata });
  const head = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const body = new Blob([
    ...[head("application/json"), said, "\r\n", head("text/csv"), content],
    `\r\n--${boundary}--\r\n`,
  ]);
  const url = `http://${storageHost}/upload/storage/v1/b/${bucket}/o?uploadType=multipart&name=${encodeURIComponent(path)}`;
  const response = await fetch(url, {
    method: "POST",
    headers: {
      Authorization: "Bearer owner",
      "Content-Type": `multipart/related; boundary=${boundary}`,
    },
    body,
  });
  expect(response.status).toBe(200);
}

async function finishedFile(user: SuiteUser, projectId: string, fileId: string) {
  return vi.waitFor(
    async () => {
      const listed = (await user.call("listFiles", { params: { id: projectId } })).reply;
      const file = listed.find(({ id }) => id === fileId);
      if (file?.status !== "valid" && file?.status !== "invalid") throw new Error("not finished");
      return file;
    },
    { timeout: 500_000, interval: 200 },
  );
}

const upload = (projectId: string, uploadId: string) => ({
  projectId,
  fileType: "trial_balance" as const,
  uploadId,
  fileName: "tb.csv",
});

describe("Storage", () => {
  test("takes no file that would be larger when it is read", async () => {
    const ada = await signUp("ada");
    const projectId = await createProject(ada);
    const packed = new Uint8Array(gzipSync(smallTrialBalance));
    const refused = await ada.storeAs(upload(projectId, "up-1"), packed, {
      contentEncoding: "gzip",
    });
    expect(refused.status).toBe(403);
    const plain = { contentEncoding: "identity" };
    expect((await ada.storeAs(upload(projectId, "up-2"), smallTrialBalance, plain)).status).toBe(
      200,
    );
    expect((await finishedFile(ada, projectId, "up-2")).status).toBe("valid");
  });

  test("and one that got in all the same is removed unread, and its owner hears why", async () => {
    const ada = await signUp("ada");
    const projectId = await createProject(ada);
    const path = `uploads/${ada.uid}/${projectId}/trial_balance/up-1/tb.csv`;
    // Not in one go: meanwhile the suite ends idle connections, and a test at a standstill does not hear it.
    const bomb = new Uint8Array(await promisify(gzip)(new Uint8Array(32 * 1024 * 1024)));
    await putPastTheRules(path, bomb, { contentEncoding: "gzip" });
    const file = await finishedFile(ada, projectId, "up-1");
    expect(file).toMatchObject({ status: "invalid", size: 0 });
    expect(file.errors).toEqual(["This file was sent compressed. Upload it as it is."]);
    expect(await metadataOf(path)).toBeNull();
  });

  test("keeps nothing that a browser says of a file besides", async () => {
    const ada = await signUp("ada");
    const projectId = await createProject(ada);
    const said = {
      contentDisposition: 'inline; filename="other.html"',
      cacheControl: "public, max-age=31536000",
      contentLanguage: "xx",
      metadata: { owner: "somebody else" },
    };
    expect((await ada.storeAs(upload(projectId, "up-1"), smallTrialBalance, said)).status).toBe(
      200,
    );
    expect((await finishedFile(ada, projectId, "up-1")).status).toBe("valid");
    const kept = await metadataOf(`uploads/${ada.uid}/${projectId}/trial_balance/up-1/tb.csv`);
    expect(kept).toMatchObject({ contentType: "text/csv" });
    const { metadata, ...fields } = said;
    for (const field of Object.keys(fields)) expect(kept).not.toHaveProperty(field);
    // The emulator gives every upload a token of its own, which it never takes away.
    for (const field of Object.keys(metadata)) expect(kept?.metadata).not.toHaveProperty(field);
  });

  test("loses what somebody sends whose sessions were ended, unread", async () => {
    const ada = await signUp("ada");
    const projectId = await createProject(ada);
    await change(ada, { validSince: String(Math.floor(Date.now() / 1000) + 60) });
    expect((await ada.store(upload(projectId, "up-1"), smallTrialBalance)).status).toBe(200);
    const path = `uploads/${ada.uid}/${projectId}/trial_balance/up-1/tb.csv`;
    await vi.waitFor(async () => expect(await metadataOf(path)).toBeNull(), {
      timeout: 500_000,
      interval: 200,
    });
  });
});

async function change({ uid }: SuiteUser, fields: object): Promise<void> {
  const { authUrl, projectId } = runningSuite();
  await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
    {
      method: "POST",
      headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
      body: JSON.stringify({ localId: uid, ...fields }),
    },
  );
}

describe("a request", () => {
  /** Asks with a path and a body just as they are written. */
  async function ask(
    path: string,
    {
      method = "GET",
      headers = {},
      body = "",
    }: { method?: string; headers?: object; body?: string | Buffer },
  ) {
    const { ports } = runningSuite();
    const sending = request({
      host: "127.0.0.1",
      port: ports.hosting,
      path,
      method,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
    });
    sending.end(body);
    const [response] = await once(sending, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode,
      headers: response.headers,
      text: Buffer.concat(chunks).toString(),
    };
  }

  test.each([
    ["no JSON", {}, "{", 400, "invalid_json"],
    [
      "another charset",
      { "Content-Type": "application/json; charset=utf-16" },
      "{}",
      415,
      "unsupported_encoding",
    ],
    [
      "a compressed body",
      { "Content-Encoding": "gzip" },
      gzipSync('{"name":"Books"}'),
      415,
      "unsupported_encoding",
    ],
    [
      "a body that only says it is compressed",
      { "Content-Encoding": "gzip" },
      "{}",
      415,
      "unsupported_encoding",
    ],
    [
      "a form of another kind",
      { "Content-Type": "application/x-www-form-urlencoded" },
      "a[b]=1",
      400,
      "invalid_json",
    ],
    ["too much", {}, `{"name":"${"x".repeat(2 * 1024 * 1024)}"}`, 413, "body_too_large"],
  ])("with %s is answered in our own words", async (_what, headers, body, status, code) => {
    const { token } = await signUp("ada");
    const answer = await ask("/api/projects", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, ...headers },
      body,
    });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
  });

  test("a file nobody built is not kept by a browser for longer than one that is there", async () => {
    const missing = await ask("/assets/index-nothing.js", {});
    expect(missing.status).toBe(404);
    expect(missing.headers["cache-control"]).toBe(
      "public, max-age=600, stale-while-revalidate=604800",
    );
  });

  test("to an id that no database takes is a missing project", async () => {
    const { token } = await signUp("ada");
    const headers = { Authorization: `Bearer ${token}` };
    const missing = await ask("/api/projects/no-such-project", { headers });
    for (const id of ["__x__", "a%2Fb", "x".repeat(1_501), "a%00b", "%F0%9F%98%80"]) {
      const answer = await ask(`/api/projects/${id}`, { headers });
      expect([id, answer.status, answer.text]).toEqual([id, 404, missing.text]);
    }
  });

  test("of a method nobody takes is 405, and a look by HEAD makes no export", async () => {
    const ada = await signUp("ada");
    const id = await createProject(ada);
    const headers = { Authorization: `Bearer ${ada.token}` };
    const head = await ask(`/api/projects/${id}/export/pdf`, { method: "HEAD", headers });
    const odd = await ask(`/api/projects/${id}`, { method: "PROPFIND", headers });
    expect([head.status, odd.status]).toEqual([405, 405]);
    expect(odd.headers.allow).toBe("GET, HEAD, PATCH, DELETE");
  });
});
