/** A place in a rules file, both counted from one. */
export type Position = { readonly line: number; readonly column: number };

/** Why a rules file cannot be loaded, and where. */
export type RulesProblem = Position & { readonly message: string };

const refusals = new WeakMap<Error, RulesProblem>();

/** Stops the reading of a rules file at one place, saying why. */
export function refuse(at: Position, message: string): never {
  const error = new Error(`${at.line}:${at.column} ${message}`);
  refusals.set(error, { line: at.line, column: at.column, message });
  throw error;
}

/** Finds the problem behind an error thrown by `refuse`, or undefined for any other error. */
export function problemOf(error: unknown): RulesProblem | undefined {
  return error instanceof Error ? refusals.get(error) : undefined;
}
