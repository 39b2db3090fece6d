import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const settings = resolve(import.meta.dirname, "../../firebase.json");
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Refuses a page with a script that Hosting's content policy does not name by its hash: a browser
 * would not run it.
 */
export function checkPolicy(name: string, html: string): void {
  const policy = readFileSync(settings, "utf8");
  for (const [, script = ""] of html.matchAll(inlineScript)) {
    const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    if (policy.includes(hash)) continue;
    throw new Error(`script-src in firebase.json lacks ${hash}, a script of ${name}`);
  }
}
