// Runs before the first paint, so that a dark page never flashes white and nobody with a session
// sees the visitor's page go by.
(() => {
  const stored = localStorage.getItem("tieout-mode");
  const isSystemDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const isDark = stored === "dark" || (stored !== "light" && isSystemDark);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  if (localStorage.getItem("tieout-session") !== null)
    document.documentElement.dataset.session = "";
})();
