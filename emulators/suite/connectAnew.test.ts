import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectAnew } from "./connectAnew.ts";

/** Ends a connection when a second call comes on it, as one that was silent for too long is ended. */
const server = createServer({ keepAliveTimeout: 60_000 }, (call, answer) => {
  if (known.has(call.socket)) call.socket.resetAndDestroy();
  else answer.end("answered");
  known.add(call.socket);
});
const known = new Set<unknown>();

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => void server.close());

test("no call of a function is sent on the connection of the call before", async () => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const connection = { httpReqOpts: () => ({ host: "127.0.0.1", port }) };
  const call = () =>
    new Promise((resolve, reject) => {
      const headers = { connection: "keep-alive" };
      request({ ...connection.httpReqOpts(), headers }, (answer) => {
        answer.on("end", () => setImmediate(resolve, "answered")).resume();
      })
        .on("error", reject)
        .end();
    });
  connectAnew(connection);
  expect([await call(), await call()]).toEqual(["answered", "answered"]);
});
