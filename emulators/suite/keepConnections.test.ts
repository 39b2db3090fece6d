import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { keepConnections } from "./keepConnections.ts";

test("a server keeps a connection that says nothing longer than a client does", async () => {
  keepConnections();
  const server = createServer((_, answer) => answer.end("here"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // listens on a port
  const told = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`);
    await answer.text();
    return answer.headers.get("keep-alive");
  };
  // Its first answer is begun before that.
  await told();
  expect(await told()).toBe("timeout=900");
  server.close();
});
