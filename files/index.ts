export * from "./readFile.ts";
