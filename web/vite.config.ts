import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const hosting = process.env.TIEOUT_HOSTING ?? "http://127.0.0.1:5000";

export default defineConfig({
  plugins: [react()],
  // The content policy allows no data: scripts, and a preload helper inside the page is one.
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { "/api": hosting, "/__": hosting } },
  preview: { proxy: { "/api": hosting, "/__": hosting } },
});
