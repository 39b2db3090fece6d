import { buildSite } from "./build/buildSite.ts";

await buildSite();
