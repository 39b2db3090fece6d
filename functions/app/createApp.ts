import {
  type Endpoint,
  type EndpointName,
  endpoint,
  endpointNames,
  limits,
  problemStatuses,
} from "@tieout/contract";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ApiProblem } from "./ApiProblem.ts";
import { authenticate } from "./authenticate.ts";
import type { Caller, Deps } from "./Deps.ts";
import type { Handlers } from "./Handlers.ts";
import { readBody } from "./readBody.ts";

type Env = { Variables: { requestId: string; uid: string | null } };

/** Room for the headers of a multipart body around the largest file. */
const MULTIPART_OVERHEAD = 64 * 1024;

/**
 * The API over HTTP, made from the contract: for each call sign in, parse, handle, and parse the
 * reply, so that a fault of ours is never reported as the caller's.
 */
export function createApp(deps: Deps, handlers: Handlers): Hono<Env> {
  const app = new Hono<Env>();
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
    app.on(call.method, [routeOf(call.path)], (context) =>
      answer(context, name, call, { deps, handlers }),
    );
  }
  app.notFound((context) => problemReply(context, new ApiProblem("not_found")));
  app.onError((error, context) => problemReply(context, toProblem(error, context, deps)));
  return app;
}

function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

async function answer(
  context: Context<Env>,
  name: EndpointName,
  call: Endpoint,
  { deps, handlers }: { deps: Deps; handlers: Handlers },
): Promise<Response> {
  const caller = call.isPublic
    ? null
    : await authenticate(context.req.header("Authorization"), deps);
  context.set("uid", caller?.uid ?? null);
  const body = await readBody(context.req.raw, call, {
    json: limits.jsonBodyBytes,
    multipart: limits.fileBytes + MULTIPART_OVERHEAD,
  });
  const query = parseQuery(call, context.req.query());
  // The contract ties each name to its handler's input; TypeScript cannot follow that through a loop.
  const handle = handlers[name] as (
    input: unknown,
    context: { deps: Deps; caller: Caller | null },
  ) => Promise<unknown>;
  const result = await handle({ params: context.req.param(), query, body }, { deps, caller });
  const reply = call.reply.parse(result);
  deps.log("info", name, {
    requestId: context.get("requestId"),
    uid: context.get("uid"),
    projectId: context.req.param("id") ?? null,
  });
  return context.json(reply, call.successStatus ?? 200);
}

function parseQuery(call: Endpoint, written: Record<string, string>): unknown {
  if (!call.query) return {};
  const parsed = call.query.safeParse(written);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new ApiProblem("invalid_request", { errors });
}

/** Anything that is not a refusal is a fault of ours: the caller gets fixed words, the log the rest. */
function toProblem(error: Error, context: Context<Env>, deps: Deps): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const ids = {
    requestId: context.get("requestId"),
    uid: context.get("uid"),
    projectId: context.req.param("id") ?? null,
  };
  deps.log("error", error.message, { ...ids, stack: error.stack ?? null });
  return new ApiProblem("internal");
}

/** A refusal names its request, except where two answers must not be told apart (404). */
function problemReply(context: Context<Env>, { code, message, details }: ApiProblem): Response {
  const status: ContentfulStatusCode = problemStatuses[code];
  const { errors, warnings } = details;
  const requestId = status === problemStatuses.not_found ? undefined : context.get("requestId");
  if (code === "too_many_requests" || code === "processing_in_progress")
    context.header("Retry-After", "5");
  return context.json({ message, code, errors, warnings, requestId }, status);
}
