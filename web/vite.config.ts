import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compiledOnArrival } from "./build/compiledOnArrival.ts";
import { barrels, shareFiles } from "./build/shareFiles.ts";

const hosting = process.env.TIEOUT_HOSTING ?? "http://127.0.0.1:5000";
const proxy = { "/api": hosting, "/__": hosting };

const codeSplitting = () => ({
  // What a module of a group needs has a group of its own or is nobody else's.
  includeDependenciesRecursively: false,
  groups: [
    { debugName: "shared", name: shareFiles() },
    { name: "core", test: barrels, minShareCount: 2 },
  ],
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [compiledOnArrival()])],
  build: {
    // Every browser that runs this app preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    // A font or image inside the page would be a data: address, which the content policy forbids.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: codeSplitting() } } }),
  },
  server: { proxy },
  preview: { proxy },
}));
