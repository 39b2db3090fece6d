import type { Plugin } from "vite";

/** Explicit compile hints of V8 (https://v8.dev/blog/explicit-compile-hints); elsewhere a comment like any other. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has each script compiled as a whole while it arrives, beside the page's thread. Otherwise a browser
 * compiles a function when it is first called: two thousand of them, one by one, before a signed-in
 * screen stands.
 */
export function compiledOnArrival(): Plugin {
  return {
    name: "compiled-on-arrival",
    generateBundle: {
      // The hint counts on the first line alone, and Vite writes its own there.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = hint + file.code;
        }
      },
    },
  };
}
