import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
};

/** What a server of a test answers; null keeps the caller waiting for ever. */
export type Answered = { status: number; headers?: Record<string, string>; body?: string } | null;

/** A server on this machine that stands in for an outside service; it ends with its test. */
export async function localServer(answer: (received: Received) => Answered) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const text = Buffer.concat(chunks).toString();
    const one = { method, path: url, headers, body: text === "" ? null : JSON.parse(text) };
    received.push(one);
    const answered = answer(one);
    if (answered) response.writeHead(answered.status, answered.headers).end(answered.body ?? "");
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, received };
}

/** The port of this machine that a server listens on from now until its test ends. */
export async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    if (server.listening) await once(server, "close");
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return port;
}
