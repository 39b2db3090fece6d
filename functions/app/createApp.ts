import {
  canBeParameter,
  type Endpoint,
  type EndpointName,
  endpoint,
  endpointNames,
  limits,
  type Page,
  problemStatuses,
} from "@tieout/contract";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { takeAllowance } from "../limits/takeAllowance.ts";
import { attachment } from "../objects/downloadUrl.ts";
import { ApiProblem } from "./ApiProblem.ts";
import { addressOf } from "./addressOf.ts";
import { authenticate } from "./authenticate.ts";
import { createRateLimiter } from "./createRateLimiter.ts";
import type { Caller, Deps } from "./Deps.ts";
import type { Download, Handlers, WrittenPage, WrittenReply } from "./Handlers.ts";
import { readBody } from "./readBody.ts";
import { readQuery } from "./readQuery.ts";

type Env = { Variables: { requestId: string; uid: string | null } };

/** Room for the headers of a multipart body around the largest file. */
const MULTIPART_OVERHEAD = 64 * 1024;

/**
 * The API over HTTP, made from the contract: for each call sign in, parse, handle, and parse the
 * reply, so that a fault of ours is never reported as the caller's.
 */
export function createApp(deps: Deps, handlers: Handlers): Hono<Env> {
  const app = new Hono<Env>();
  const server: Server = {
    deps,
    handlers,
    countUser: createRateLimiter(deps, limits.requestsPerMinute),
    countAddress: createRateLimiter(deps, limits.requestsPerMinuteFromAddress),
  };
  app.use(async (context, next) => {
    const requestId = deps.newId();
    context.set("requestId", requestId);
    context.set("uid", null);
    await next();
    context.header("X-Request-Id", requestId);
    context.header("Cache-Control", "private, no-store");
    context.header("X-Content-Type-Options", "nosniff");
  });
  for (const name of endpointNames) {
    const call = endpoint(name);
    app.on(call.method, [routeOf(call.path)], (context, next) =>
      context.req.method === "HEAD" && !hasHead(call)
        ? next()
        : answer(context, name, call, server),
    );
  }
  for (const [route, methods] of methodsByRoute()) {
    app.all(route, (context) => {
      context.header("Allow", methods.join(", "));
      return problemReply(context, new ApiProblem("method_not_allowed"));
    });
  }
  app.notFound((context) => problemReply(context, new ApiProblem("not_found")));
  app.onError((error, context) => problemReply(context, toProblem(error, context, deps)));
  return app;
}

type Server = {
  deps: Deps;
  handlers: Handlers;
  countUser: (uid: string) => void;
  countAddress: (address: string) => void;
};

function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function methodsByRoute(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const name of endpointNames) {
    const call = endpoint(name);
    const route = routeOf(call.path);
    const taken = hasHead(call) ? [call.method, "HEAD"] : [call.method];
    methods.set(route, [...(methods.get(route) ?? []), ...taken]);
  }
  return methods;
}

/** A look at what a GET would answer; one that may make an export has none. */
function hasHead({ method, makesExport }: Endpoint): boolean {
  return method === "GET" && !makesExport;
}

async function answer(
  context: Context<Env>,
  name: EndpointName,
  call: Endpoint,
  server: Server,
): Promise<Response> {
  const { deps, handlers } = server;
  const caller = await admit(context, call, server);
  const body = await readBody(context.req.raw, call, {
    json: limits.jsonBodyBytes,
    multipart: limits.fileBytes + MULTIPART_OVERHEAD,
  });
  const query = readQuery(call, context.req.query());
  // The contract ties each name to its handler's input; TypeScript cannot follow that through a loop.
  const handle = handlers[name] as (
    input: unknown,
    context: { deps: Deps; caller: Caller | null },
  ) => Promise<unknown>;
  const result = await handle({ params: context.req.param(), query, body }, { deps, caller });
  if (call.download) return send(context, call.download, result as Download); // its handler does not compile else
  const isReady = isWritten(result);
  // A call that is paged in the contract is answered with a page: its handler does not compile else.
  const page = call.isPaged ? (result as Page<unknown> | WrittenPage) : null;
  if (page) leadToNext(context, page);
  const reply = isReady ? null : call.reply.parse(page && "items" in page ? page.items : result);
  deps.log("info", name, namesOf(context));
  // The flag and the shape of the reply stand beside each other in the contract.
  if (call.isRedirect) return context.redirect((reply as { location: string }).location, 303);
  const status = call.successStatus ?? 200;
  if (!isReady) return context.json(reply, status);
  return context.body(result.writtenReply, status, { "Content-Type": "application/json" });
}

/** What fails while it is sent ends without the end of the file: whoever opens that sees it is not whole. */
function send(context: Context<Env>, type: string, { download, fileName }: Download): Response {
  const headers = { "Content-Type": type, "Content-Disposition": attachment(fileName) };
  return context.body(download, 200, headers);
}

function isWritten(result: unknown): result is WrittenReply {
  return typeof result === "object" && result !== null && "writtenReply" in result;
}

/** The header of a page leads to the next (RFC 8288). */
function leadToNext(context: Context<Env>, { next }: Pick<WrittenPage, "next">): void {
  if (next === null) return;
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.set("cursor", next);
  context.header("Link", `<${pathname}?${searchParams}>; rel="next"`);
}

/** Who calls, once it is clear that they may, that the address can exist, and that it is their turn. */
async function admit(
  context: Context<Env>,
  call: Endpoint,
  { deps, countUser, countAddress }: Server,
): Promise<Caller | null> {
  const { req } = context;
  const address = addressOf(req.header("X-Forwarded-For"), deps.trustedProxies);
  if (address !== null) countAddress(address);
  const caller = call.isPublic ? null : await authenticate(req.header("Authorization"), deps);
  const uid = caller?.uid ?? null;
  context.set("uid", uid);
  if (uid !== null) countUser(uid);
  const parameters = Object.entries(req.param());
  if (!parameters.every(([name, value]) => canBeParameter(name, value))) {
    throw new ApiProblem("not_found");
  }
  if (call.allowance) await takeAllowance(deps, call.allowance, { uid, address });
  return caller;
}

/** The fields of every line of the log. */
function namesOf(context: Context<Env>) {
  const { requestId, uid } = context.var;
  return { requestId, uid, projectId: context.req.param("id") ?? null };
}

/** Anything that is not a refusal is a fault of ours: the caller gets fixed words, the log the rest. */
function toProblem(error: Error, context: Context<Env>, deps: Deps): ApiProblem {
  if (error instanceof ApiProblem) {
    const status = problemStatuses[error.code];
    deps.log("info", "refused", { ...namesOf(context), code: error.code, status });
    return error;
  }
  deps.log("error", error.message, { ...namesOf(context), stack: error.stack ?? null });
  return new ApiProblem("internal");
}

const RETRY_AFTER_SECONDS = { too_many_requests: 1, processing_in_progress: 5 } as const;

/** A refusal names its request, except where two answers must not be told apart (404). */
function problemReply(context: Context<Env>, { code, message, details }: ApiProblem): Response {
  const status: ContentfulStatusCode = problemStatuses[code];
  const { retryAfterSeconds, message: _, ...said } = details;
  const requestId = status === problemStatuses.not_found ? undefined : context.var.requestId;
  if (code === "too_many_requests" || code === "processing_in_progress") {
    context.header("Retry-After", String(retryAfterSeconds ?? RETRY_AFTER_SECONDS[code]));
  }
  return context.json({ message, code, ...said, requestId }, status);
}
