const KIBIBYTE = 1024;

/** A file's size as people read it: "12 KB", "3.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < KIBIBYTE) return `${bytes} B`;
  const kibibytes = bytes / KIBIBYTE;
  if (kibibytes < KIBIBYTE) return `${Math.round(kibibytes)} KB`;
  return `${(kibibytes / KIBIBYTE).toFixed(1)} MB`;
}
