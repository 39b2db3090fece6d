import { rmSync } from "node:fs";
import { build } from "esbuild";

const dist = new URL("./dist/", import.meta.url).pathname;

rmSync(dist, { recursive: true, force: true });

/** Our own packages go into the bundle, so that the folder deploys by itself; registry packages stay outside. */
await build({
  entryPoints: [new URL("./index.ts", import.meta.url).pathname],
  outdir: dist,
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node24",
  format: "esm",
  sourcemap: true,
  logLevel: "warning",
  plugins: [
    {
      name: "registry-packages-stay-outside",
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith("@tieout/") ? undefined : { path, external: true },
        );
      },
    },
  ],
});
