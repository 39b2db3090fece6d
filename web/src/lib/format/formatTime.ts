/** A moment of the API (ISO 8601 UTC) in the reader's own time zone: "3 Mar 2026, 14:05". */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}

/** The same moment to the second, for a trail of events. */
export function formatTimeExactly(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" }).format(
    new Date(iso),
  );
}
