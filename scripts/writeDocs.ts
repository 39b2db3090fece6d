/**
 * Writes what is written from the code (`--write`), or says what is not what the code says, and what pages name that is
 * not there (`--check`): in one
 * process, as each of the three loads the whole core.
 */
await import("./writeReference.ts");
await import("./writeSpecimen.ts");
await import("./calculateCosts.ts");
if (process.argv.includes("--check")) await import("./checkReferences.ts");
