const MOST_TRIES = 3;
const LOST: readonly unknown[] = ["EPIPE", "ECONNRESET"];

/**
 * Does something again that a lost connection ended: the other side may close an idle connection at
 * the moment it is used. Only for what may be done twice, such as writing an object whole.
 */
export async function againOnLostConnection<Value>(
  action: () => Promise<Value>,
  triesLeft = MOST_TRIES,
): Promise<Value> {
  try {
    return await action();
  } catch (error) {
    if (triesLeft <= 1 || !isLostConnection(error)) throw error;
    return againOnLostConnection(action, triesLeft - 1);
  }
}

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && "code" in error && LOST.includes(error.code);
}
