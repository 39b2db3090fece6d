/** What the browser tests need to know of the running suite. */
export type BrowserSuite = {
  readonly url: string;
  readonly authUrl: string;
  readonly projectId: string;
};

const configured: BrowserSuite = {
  url: "http://127.0.0.1:5000",
  authUrl: "http://127.0.0.1:9099",
  projectId: "demo-tieout",
};

/** Reads the suite's addresses from TIEOUT_SUITE; the configured ports are the default. */
export function readSuite(): BrowserSuite {
  const written = process.env.TIEOUT_SUITE;
  if (written === undefined) return configured;
  const suite: Record<string, unknown> = JSON.parse(written);
  const { url, authUrl, projectId } = suite;
  if (typeof url !== "string" || typeof authUrl !== "string" || typeof projectId !== "string") {
    throw new Error("TIEOUT_SUITE names no url, authUrl or projectId");
  }
  return { url, authUrl, projectId };
}
