import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { LoadingShell } from "../features/shell/LoadingShell.tsx";
import { SessionContext } from "../lib/auth/useSession.ts";
import { AppFrame } from "./AppFrame.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { writtenScreen } from "./screens.ts";

export { publicPages } from "../config/publicPages.ts";
export { signedInPages } from "../config/signedInPages.ts";

/** A written page: what its head says of it, the styles of its content as tags, and its content. */
export type PrerenderedPage = { meta: string; styles: string; content: string };

/** Renders the page of an address as a visitor who is not signed in sees it. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await writtenScreen(path).preload();
  return prerenderAt(
    path,
    <SessionContext value={{ status: "signedOut" }}>
      <AppRoutes />
    </SessionContext>,
  );
}

/** Renders what stands at a signed-in address until it is known who is there. */
export function prerenderFrame(path: string): Promise<PrerenderedPage> {
  return prerenderAt(path, <LoadingShell />);
}

async function prerenderAt(path: string, content: ReactNode): Promise<PrerenderedPage> {
  // The name of the cache that the browser makes by itself, so that it finds its styles there.
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <AppFrame>
        <StaticRouter location={path}>{content}</StaticRouter>
      </AppFrame>
    </CacheProvider>,
    // Whole in one piece: what is outlined arrives by script, which a crawler does not run.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow },
  );
  const html = await new Response(prelude).text();
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { ...splitMeta(html), styles };
}

/** React writes titles, metas and links before the content; they belong in the head. */
function splitMeta(html: string): { meta: string; content: string } {
  const [meta = ""] = /^(?:<(?:meta|link)[^>]*>|<title[^>]*>[^<]*<\/title>)*/.exec(html) ?? [];
  return { meta, content: html.slice(meta.length) };
}

function rethrow(error: unknown): never {
  throw error;
}
