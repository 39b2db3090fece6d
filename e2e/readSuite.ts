/** What the browser tests need to know of the running suite. */
export type BrowserSuite = { readonly url: string };

/** Reads the suite's addresses from TIEOUT_SUITE; the configured ports are the default. */
export function readSuite(): BrowserSuite {
  const written = process.env.TIEOUT_SUITE;
  if (written === undefined) return { url: "http://127.0.0.1:5000" };
  const suite: unknown = JSON.parse(written);
  const url = typeof suite === "object" && suite !== null ? Reflect.get(suite, "url") : undefined;
  if (typeof url !== "string") throw new Error("TIEOUT_SUITE names no url");
  return { url };
}
