import type { Answered, Received } from "./localServer.ts";

/** An answer of the chat completions API with this content. */
export function completion(content: unknown): Answered {
  return message({ role: "assistant", content: JSON.stringify(content) });
}

/** An answer whose message is this, however odd. */
export function message(said: object): Answered {
  return json(200, {
    id: "c-1",
    object: "chat.completion",
    created: 1,
    model: "test-model",
    choices: [{ index: 0, finish_reason: "stop", message: said }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  });
}

/** A failure as the API words it. */
export function failure(status: number, code: string, headers = {}): Answered {
  return json(status, { error: { message: "no", type: code, code } }, headers);
}

function json(status: number, body: object, headers = {}): Answered {
  return {
    status,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

type Request = { model: string; messages: { role: string; content: string }[] };

/** What a model was told. */
export function promptOf({ body }: Received): Request {
  return body as Request; // the client speaks the API
}

/** An answer to any of the checks. */
export const checkAnswer = {
  summary: "Two points need a person.",
  riskLevel: "medium",
  confidence: 0.7,
  recommendations: ["Look at the receivables."],
  observations: [],
};
