// Runs before the first paint, so that a dark page never flashes white, and nobody with a session
// sees the visitor's page go by or waits for the scripts of their screen one after the other.
(() => {
  const stored = kept("tieout-mode");
  const isSystemDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const isDark = stored === "dark" || (stored !== "light" && isSystemDark);
  const page = document.documentElement;
  page.dataset.theme = isDark ? "dark" : "light";
  if (kept("tieout-session") === null) return;
  page.dataset.session = "";
  const { scripts } = document.currentScript.dataset;
  for (const href of scripts?.split(" ") ?? []) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", crossOrigin: "", fetchPriority: "low", href });
    document.head.append(link);
  }

  /** Null as well where the browser forbids its storage. */
  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }
})();
