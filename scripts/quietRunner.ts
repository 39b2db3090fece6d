import { type ResolveFnOutput, registerHooks } from "node:module";

/**
 * Vitest's own runner, in whose workers our modules find each other by their paths alone. Of every import
 * that goes through vitest's hook it tells its main process, which needs that only to watch files: thousands
 * of messages from each worker.
 */
// biome-ignore lint/style/noDefaultExport: that is where vitest looks for a runner
export { TestRunner as default } from "vitest";

/** Where the names of the workspaces lead, from wherever they are imported. */
const workspaces = new Map<string, ResolveFnOutput>();

// A hook that is registered later is asked first.
if (process.env.VITEST_MODE !== "WATCH")
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL } = context;
      if (!parentURL || parentURL.includes("/node_modules/")) return next(specifier, context);
      if (/^\.\.?\/.*\.ts$/.test(specifier)) return ownModule(new URL(specifier, parentURL).href);
      if (!specifier.startsWith("@tieout/")) return next(specifier, context);
      const known = workspaces.get(specifier) ?? ownModule(next(specifier, context).url);
      workspaces.set(specifier, known);
      return known;
    },
  });

function ownModule(url: string): ResolveFnOutput {
  return { url, format: "module-typescript", shortCircuit: true };
}
