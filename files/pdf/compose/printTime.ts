import { printDate } from "@tieout/core";

/** A time as a record prints it: "14 February 2026 09:30 UTC". */
export function printTime(time: string): string {
  const clock = /T(\d{2}:\d{2})/.exec(time)?.[1];
  return clock === undefined ? printDate(time) : `${printDate(time)} ${clock} UTC`;
}
