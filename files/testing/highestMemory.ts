import { existsSync, readFileSync } from "node:fs";

/**
 * The most memory that this process held so far, in KiB. The system's own count (`maxRSS`) begins with what the
 * process that started this one held: read where Linux says it of this program alone.
 */
export function highestMemory(): number {
  const highest = existsSync(STATUS)
    ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, "utf8"))?.[1]
    : undefined;
  return highest === undefined ? process.resourceUsage().maxRSS : Number(highest);
}

const STATUS = "/proc/self/status";
