/** Says how a script is used and ends, where that is asked: what it does else takes minutes, or changes files. */
export function answerHelp(usage: string): void {
  if (!process.argv.includes("--help") && !process.argv.includes("-h")) return;
  console.log(usage);
  process.exit(0);
}
