import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** How many messages the outbox of the local suite begins with at most. */
const outboxLimit = 200;

/** Removes the oldest messages of an outbox beyond the limit; their names begin with their time. */
export function trimOutbox(folder: string, limit = outboxLimit): void {
  if (!existsSync(folder)) return;
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted();
  for (const name of messages.slice(0, Math.max(messages.length - limit, 0))) {
    rmSync(join(folder, name), { force: true });
  }
}
