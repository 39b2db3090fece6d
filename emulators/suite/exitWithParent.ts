const checkEveryMs = 500;

/** Ends this process once the one that started it is gone, however it went. */
export function exitWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, checkEveryMs).unref();
}
