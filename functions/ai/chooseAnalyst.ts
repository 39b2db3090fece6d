import { setTimeout as sleep } from "node:timers/promises";
import { type Analyst, builtInAnalyst } from "./Analyst.ts";
import { openAiAnalyst } from "./openAiAnalyst.ts";

const [ATTEMPT_MS, DEADLINE_MS] = [30_000, 50_000];

/** OpenAI, or whatever speaks like it, where a key is configured; else our own procedures alone. */
export function chooseAnalyst(env: NodeJS.ProcessEnv): Analyst {
  const { OPENAI_API_KEY: apiKey = "none" } = env;
  if (apiKey === "none" || apiKey === "") return builtInAnalyst;
  const settings = {
    apiKey,
    attemptMs: ATTEMPT_MS,
    deadlineMs: DEADLINE_MS,
    baseUrl: env.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    model: env.OPENAI_MODEL ?? "gpt-5-mini",
  };
  const waiting = { now: () => Date.now(), random: () => Math.random() };
  return openAiAnalyst(settings, { ...waiting, sleep: async (wait) => void (await sleep(wait)) });
}
