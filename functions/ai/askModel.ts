import * as z from "zod";
import type { AiFailure } from "./Analyst.ts";
import { type Attempt, type Waiting, withRetries } from "./withRetries.ts";

export type ModelSettings = {
  apiKey: string;
  /** Where an API like OpenAI's answers. */
  baseUrl: string;
  model: string;
  /** One attempt, and all of them together: a request behind Hosting has a minute. */
  attemptMs: number;
  deadlineMs: number;
};

export type Prompt = { name: string; system: string; user: string; schema: z.ZodType };

export type ModelAnswer =
  | { ok: true; value: unknown; tokens: number | null }
  | { ok: false; failure: AiFailure; tokens: number | null };

const [ATTEMPTS, FIRST_WAIT_MS] = [3, 1_000];

/** What is read of an answer of the chat completions API, and of a refusal to answer. */
const completionSchema = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
  usage: z.object({ total_tokens: z.number().nullish() }).nullish(),
});
const failureSchema = z.object({ error: z.object({ code: z.string() }) });

/** Asks for one answer in a schema. What goes wrong is an answer too; nothing is thrown. */
export function askModel(
  settings: ModelSettings,
  prompt: Prompt,
  waiting: Waiting,
): Promise<ModelAnswer> {
  return withRetries(
    (remaining) => attempt(settings, prompt, Math.min(remaining, settings.attemptMs)),
    { attempts: ATTEMPTS, deadlineMs: settings.deadlineMs, baseMs: FIRST_WAIT_MS },
    waiting,
  );
}

async function attempt(
  { apiKey, baseUrl, model }: ModelSettings,
  prompt: Prompt,
  milliseconds: number,
): Promise<Attempt<ModelAnswer>> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
      body: JSON.stringify(requestOf(model, prompt)),
      signal: AbortSignal.timeout(Math.max(0, Math.ceil(milliseconds))),
    });
    const body = parse(await response.text());
    return response.ok ? final(readCompletion(body)) : failed(response, body);
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return again(isLate ? "timeout" : "unreachable");
  }
}

function requestOf(model: string, { name, system, user, schema }: Prompt): object {
  return {
    model,
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { name, strict: true, schema: strictSchema(schema) },
    },
    store: false,
  };
}

/** Structured outputs know no bounds of length or number: those are held when the answer is read. */
function strictSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ jsonSchema }) => {
      for (const bound of ["minLength", "maxLength", "minItems", "maxItems"] as const) {
        delete jsonSchema[bound];
      }
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    },
  });
}

function readCompletion(body: unknown): ModelAnswer {
  const completion = completionSchema.safeParse(body).data;
  const tokens = completion?.usage?.total_tokens ?? null;
  const message = completion?.choices[0]?.message;
  if (message?.refusal) return { ok: false, failure: "refused", tokens };
  const value = parse(message?.content ?? "");
  return value === undefined
    ? { ok: false, failure: "malformed", tokens }
    : { ok: true, value, tokens };
}

/** What a text says as JSON; undefined where it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function final(value: ModelAnswer): Attempt<ModelAnswer> {
  return { value, canRetry: false, retryAfterMs: null };
}

function again(failure: AiFailure, retryAfterMs: number | null = null): Attempt<ModelAnswer> {
  return { value: { ok: false, failure, tokens: null }, canRetry: true, retryAfterMs };
}

function failed({ status, headers }: Response, body: unknown): Attempt<ModelAnswer> {
  if (status >= 500) return again("unreachable");
  const isBusy = status === 429;
  const code = failureSchema.safeParse(body).data?.error.code;
  if (isBusy && code !== "insufficient_quota") return again("rate_limited", retryAfter(headers));
  return final({ ok: false, failure: isBusy ? "rate_limited" : "rejected", tokens: null });
}

function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get("retry-after") ?? "");
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
