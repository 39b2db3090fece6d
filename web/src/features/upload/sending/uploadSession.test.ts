import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { deleteApp, initializeApp } from "firebase/app";
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from "firebase/storage";
import { expect, onTestFinished, test } from "vitest";
import { sessionOf, takeUpSession } from "./uploadSession.ts";

const SESSION = "/session-1";

/** Takes uploads in pieces as Cloud Storage does, and says of one session how much of it has arrived. */
async function storageServer() {
  const arrived: Buffer[] = [];
  const commands: string[] = [];
  /** Nobody hears of what arrives beyond this. */
  const limits = { answersUpTo: Number.POSITIVE_INFINITY };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const command = String(request.headers["x-goog-upload-command"]);
    commands.push(command);
    const isLast = command.includes("finalize");
    if (command.includes("upload")) arrived.push(Buffer.concat(chunks));
    const size = Buffer.concat(arrived).length;
    if (size > limits.answersUpTo) return;
    response.setHeader("X-Goog-Upload-Status", isLast ? "final" : "active");
    response.setHeader("X-Goog-Upload-Size-Received", String(size));
    response.setHeader("X-Goog-Upload-URL", `http://${request.headers.host}${SESSION}`);
    response.end(isLast ? JSON.stringify({ bucket: "b", name: "books.csv" }) : "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { port, arrived, commands, limits };
}

/** The SDK of a page of its own. */
function page(port: number, name: string) {
  const app = initializeApp({ projectId: "demo-page", storageBucket: "b" }, name);
  onTestFinished(() => deleteApp(app));
  const storage = getStorage(app);
  connectStorageEmulator(storage, "127.0.0.1", port);
  return storage;
}

test("an upload whose page was closed goes on where it was on another page", async () => {
  const PIECE = 256 * 1024;
  const { port, arrived, commands, limits } = await storageServer();
  limits.answersUpTo = PIECE;
  const file = Buffer.from(Array.from({ length: 2 * PIECE + 1_000 }, (_, at) => at % 251));
  const first = uploadBytesResumable(ref(page(port, "first"), "books.csv"), file);
  await expect.poll(() => first.snapshot.bytesTransferred).toBe(PIECE);
  await expect.poll(() => commands.at(-1)).toBe("upload, finalize"); // the rest is on its way
  const session = sessionOf(first);
  expect(session).toContain(SESSION);
  first.catch(() => undefined);
  first.cancel();
  limits.answersUpTo = Number.POSITIVE_INFINITY;
  arrived.length = 1; // what was on its way did not arrive
  commands.length = 0;

  const second = uploadBytesResumable(ref(page(port, "second"), "books.csv"), file);
  await takeUpSession(second, session ?? "");
  await second;
  expect(commands).toEqual(["query", "upload", "upload, finalize"]);
  expect(Buffer.concat(arrived).equals(file)).toBe(true);
});
