import type OpenAI from "openai";
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

/** Asks for one answer in a schema. What goes wrong is an answer too; nothing is thrown. */
export async function askModel(
  settings: ModelSettings,
  prompt: Prompt,
  waiting: Waiting,
): Promise<ModelAnswer> {
  // Loaded when it is needed: a start without a key does without it.
  const { default: Client } = await import("openai");
  const { apiKey, baseUrl } = settings;
  const client = new Client({ apiKey, baseURL: baseUrl, maxRetries: 0, organization: null });
  return withRetries(
    (remaining) => attempt(client, settings, prompt, Math.min(remaining, settings.attemptMs)),
    { attempts: ATTEMPTS, deadlineMs: settings.deadlineMs, baseMs: FIRST_WAIT_MS },
    waiting,
  );
}

async function attempt(
  client: OpenAI,
  { model }: ModelSettings,
  { name, system, user, schema }: Prompt,
  timeout: number,
): Promise<Attempt<ModelAnswer>> {
  try {
    const completion = await client.chat.completions.create(
      {
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
      },
      { timeout },
    );
    return final(readCompletion(completion));
  } catch (error) {
    return failed(error);
  }
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

function readCompletion({ choices, usage }: OpenAI.Chat.ChatCompletion): ModelAnswer {
  const tokens = usage?.total_tokens ?? null;
  const message = choices?.[0]?.message;
  if (message?.refusal) return { ok: false, failure: "refused", tokens };
  try {
    return { ok: true, value: JSON.parse(message?.content ?? ""), tokens };
  } catch {
    return { ok: false, failure: "malformed", tokens };
  }
}

function final(value: ModelAnswer): Attempt<ModelAnswer> {
  return { value, canRetry: false, retryAfterMs: null };
}

function failed(error: unknown): Attempt<ModelAnswer> {
  const status = statusOf(error);
  const answer = (failure: AiFailure): ModelAnswer => ({ ok: false, failure, tokens: null });
  if (status === 429) {
    const retryAfterMs = retryAfter(error);
    return { value: answer("rate_limited"), canRetry: !isOutOfQuota(error), retryAfterMs };
  }
  if (status !== null && status < 500) return final(answer("rejected"));
  const failure = status === null && isTimeout(error) ? "timeout" : "unreachable";
  return { value: answer(failure), canRetry: true, retryAfterMs: null };
}

function statusOf(error: unknown): number | null {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : null;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /Timeout/.test(error.constructor.name);
}

function isOutOfQuota(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "insufficient_quota";
}

function retryAfter(error: unknown): number | null {
  const headers = error instanceof Error && "headers" in error ? error.headers : null;
  const seconds = headers instanceof Headers ? Number(headers.get("retry-after") ?? "") : 0;
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
