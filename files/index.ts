export * from "./limits.ts";
export * from "./readFile.ts";
