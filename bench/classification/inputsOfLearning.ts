import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build } from "esbuild";

const folder = new URL(".", import.meta.url);

/** The labelled charts and names that are learnt from. */
const CHARTS = ["corpus.csv", "lexicon.csv", "publicCharts/seen.csv", "publicCharts/mistyped.csv"];

/**
 * The digest of all that learning depends on: the charts it learns from, and the code it runs, as it is
 * without comments, layout and names of variables. What was learnt before is no part of it.
 */
export async function digestOfInputs(): Promise<string> {
  const digest = createHash("sha256").update(await codeOfLearning());
  for (const chart of CHARTS) digest.update(readFileSync(new URL(chart, folder)));
  return digest.digest("hex");
}

async function codeOfLearning(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["learnFromCharts.ts", "learnCommonNames.ts"].map(
      (file) => new URL(file, folder).pathname,
    ),
    outdir: "unwritten",
    bundle: true,
    external: ["Weights", "Confidence", "Names", "Sections"].map((each) => `*/learnt${each}.json`),
    format: "esm",
    minify: true,
    platform: "node",
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("\n");
}
