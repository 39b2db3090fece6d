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
  // Once the frame is painted: Chromium lets no script that a script asks for wait for a paint.
  if (scripts) new PerformanceObserver(askForScripts).observe({ type: "paint", buffered: true });
  // What the app asks for first (`readFirebaseConfig`): the answer is there when it runs.
  ask({ rel: "preload", as: "fetch", href: "/__/firebase/init.json" });

  function askForScripts(_paints, observer) {
    observer.disconnect();
    for (const href of scripts.split(" ")) {
      ask({ rel: "modulepreload", fetchPriority: "low", href });
    }
  }

  function ask(what) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { crossOrigin: "" }, what));
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
