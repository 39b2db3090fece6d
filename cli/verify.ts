import { printVerification } from "./printVerification.ts";

// Whoever reads a pipe may have seen enough, as `head` has
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await printVerification(process.argv.slice(2), process);
