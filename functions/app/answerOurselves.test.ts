import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { expect, test } from "vitest";
import { portOf } from "../testing/localServer.ts";
import { answerOurselves } from "./answerOurselves.ts";

/** What a framework around a function would see of a request. */
async function seen(path: string): Promise<IncomingMessage> {
  const server = createServer();
  const port = await portOf(server);
  const sending = request({
    host: "127.0.0.1",
    port,
    path,
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Length": 2 },
  });
  sending.on("error", () => undefined); // the server ends with the test
  sending.end("{}");
  const [incoming] = await once(server, "request");
  return incoming;
}

test("a body has no type that a framework could parse it by; the headers as they came have it", async () => {
  answerOurselves();
  const { headers, rawHeaders, url } = await seen("/api/projects?x=%");
  expect(headers).not.toHaveProperty("content-type");
  expect(headers).toHaveProperty("content-length", "2");
  expect(rawHeaders).toContain("application/json");
  expect(url).toBe("/api/projects?x=%");
});

test.each(["/api/projects/%", "/api/projects/%ED%A0%80", "/%E0%A4%A?x=1"])(
  "%s, which no framework can decode, is an address at which there is nothing",
  async (path) => {
    answerOurselves();
    expect((await seen(path)).url).toBe("/nowhere");
  },
);
