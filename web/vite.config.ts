import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const hosting = process.env.TIEOUT_HOSTING ?? "http://127.0.0.1:5000";
const proxy = { "/api": hosting, "/__": hosting };

export default defineConfig({
  plugins: [react()],
  build: {
    // Every browser that runs this app preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    // A font or image inside the page would be a data: address, which the content policy forbids.
    assetsInlineLimit: 0,
  },
  server: { proxy },
  preview: { proxy },
});
