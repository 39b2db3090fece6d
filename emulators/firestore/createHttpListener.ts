import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { status } from "@grpc/grpc-js";
import type { Databases } from "./createDatabases.ts";
import { denyAllProblem } from "./denyAllRules.ts";
import { statusOf } from "./Refusal.ts";
import { saveSnapshot } from "./snapshot.ts";

type Answer = { code: number; body: unknown };
type Route = {
  method: string;
  path: RegExp;
  answer: (
    databases: Databases,
    found: RegExpExecArray,
    request: IncomingMessage,
  ) => Promise<Answer>;
};

const routes: readonly Route[] = [
  { method: "GET", path: /^\/$/, answer: async () => ({ code: 200, body: "Ok\n" }) },
  {
    method: "GET",
    path: /^\/emulator\/v1\/revision$/,
    answer: async (databases) => ({ code: 200, body: { revision: databases.revision() } }),
  },
  {
    method: "PUT",
    path: /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/,
    answer: async (_, __, request) => putRules(request),
  },
  {
    method: "POST",
    path: /^\/emulator\/v1\/projects\/([^/:]+):export$/,
    answer: async (databases, _, request) => exportAll(databases, request),
  },
  {
    method: "DELETE",
    path: /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/,
    answer: async (databases, [, name = ""]) => {
      await databases.of(name).clear();
      return { code: 200, body: {} };
    },
  },
];

/** Answers what firebase-tools and the rules tests ask of a Firestore emulator over HTTP/1.1. */
export function createHttpListener(databases: Databases): RequestListener {
  return (request, response) => {
    answerRequest(databases, request).then(
      (answer) => reply(response, answer),
      (error: unknown) => {
        const { code, details } = statusOf(error);
        reply(response, {
          code: httpCodes.get(code) ?? 500,
          body: { error: { message: details } },
        });
      },
    );
  };
}

const httpCodes: ReadonlyMap<number, number> = new Map([
  [status.INVALID_ARGUMENT, 400],
  [status.UNAUTHENTICATED, 401],
  [status.PERMISSION_DENIED, 403],
  [status.NOT_FOUND, 404],
]);

async function answerRequest(databases: Databases, request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const path = decodeURIComponent(pathname);
  for (const route of routes) {
    const found = route.method === request.method ? route.path.exec(path) : null;
    if (found) return route.answer(databases, found, request);
  }
  const message = `${request.method} ${path} is not part of this Firestore stand-in`;
  return { code: 501, body: { error: { message } } };
}

function reply(response: ServerResponse, { code, body }: Answer): void {
  const isText = typeof body === "string";
  response.writeHead(code, { "content-type": isText ? "text/plain" : "application/json" });
  response.end(isText ? body : JSON.stringify(body));
}

type RulesBody = { rules?: { files?: { content?: string }[] } };

async function putRules(request: IncomingMessage): Promise<Answer> {
  // What is missing of the body is found missing below.
  const body = (await readJson(request)) as RulesBody;
  const message = denyAllProblem(body.rules?.files?.[0]?.content ?? "");
  if (message === null) return { code: 200, body: { issues: [] } };
  const issue = { severity: "ERROR", description: message, sourcePosition: { line: 1, column: 1 } };
  return { code: 400, body: { error: { message, issues: [issue] } } };
}

async function exportAll(databases: Databases, request: IncomingMessage): Promise<Answer> {
  // firebase-tools always sends both.
  const body = (await readJson(request)) as { export_directory: string; export_name: string };
  const folder = resolve(body.export_directory, body.export_name);
  await saveSnapshot(databases, `${folder}/${body.export_name}.overall_export_metadata`);
  return { code: 200, body: {} };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}");
}
