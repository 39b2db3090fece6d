import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { SessionContext } from "../lib/auth/useSession.ts";
import { AppFrame } from "./AppFrame.tsx";
import { AppRoutes } from "./AppRoutes.tsx";

export { publicPages } from "../config/publicPages.ts";

/** A page as a crawler without JavaScript reads it: what goes into its head, and its content. */
export type PrerenderedPage = { head: string; content: string };

/** Renders the page of an address as a visitor who is not signed in sees it. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const { cache, styleTags } = createCollectingCache();
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <AppFrame>
        <SessionContext value={{ status: "signedOut" }}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </SessionContext>
      </AppFrame>
    </CacheProvider>,
    // Whole in one piece: what is outlined arrives by script, which a crawler does not run.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow },
  );
  const { meta, content } = splitMeta(await new Response(prelude).text());
  return { head: meta + styleTags(), content };
}

/** A cache that keeps every style it is given, named so that the browser's cache adopts them. */
function createCollectingCache(): { cache: EmotionCache; styleTags: () => string } {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const names: string[] = [];
  const globals: string[] = [];
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (cache.inserted[serialized.name] === undefined) {
      (selector === "" ? globals : names).push(serialized.name);
    }
    return insert(selector, serialized, sheet, shouldCache);
  };
  const rules = (name: string) => String(cache.inserted[name] ?? "");
  const tag = (label: string, css: string) => `<style data-emotion="${label}">${css}</style>`;
  return {
    cache,
    styleTags: () =>
      globals.map((name) => tag(`css-global ${name}`, rules(name))).join("") +
      tag(`css ${names.join(" ")}`, names.map(rules).join("")),
  };
}

/** React writes titles, metas and links before the content; they belong in the head. */
function splitMeta(html: string): { meta: string; content: string } {
  const [meta = ""] = /^(?:<(?:meta|link)[^>]*>|<title[^>]*>[^<]*<\/title>)*/.exec(html) ?? [];
  return { meta, content: html.slice(meta.length) };
}

function rethrow(error: unknown): never {
  throw error;
}
