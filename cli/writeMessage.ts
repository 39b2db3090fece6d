import type { Writable } from "node:stream";
import { showText } from "@tieout/core";

/**
 * Writes a message as lines of its own. Options, names of files and what stands in an archive may hold what a terminal
 * would obey: such characters are shown by their numbers.
 */
export function writeMessage(stream: Writable, message: string): void {
  stream.write(`${message.split("\n").map(showText).join("\n")}\n`);
}
