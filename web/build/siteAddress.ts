import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const projects = resolve(import.meta.dirname, "../../.firebaserc");

/**
 * Where the site will stand: TIEOUT_SITE, or the address Hosting gives the default project.
 * Canonical addresses and the site map need it; nothing that runs does.
 */
export function siteAddress(): string {
  const given = process.env.TIEOUT_SITE?.replace(/\/+$/, "");
  if (given) return new URL(given).origin;
  const { projects: named }: { projects: { default: string } } = JSON.parse(
    readFileSync(projects, "utf8"),
  );
  return `https://${named.default}.web.app`;
}
