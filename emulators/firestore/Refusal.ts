import { status } from "@grpc/grpc-js";

const codes = new WeakMap<Error, status>();

/** An error that is sent with this gRPC status. */
export function refusal(code: status, message: string): Error {
  const error = new Error(message);
  codes.set(error, code);
  return error;
}

/** The gRPC status and text that an error is sent with. */
export function statusOf(error: unknown): { code: status; details: string } {
  if (!(error instanceof Error)) return { code: status.INTERNAL, details: String(error) };
  const own = codes.get(error);
  if (own !== undefined) return { code: own, details: error.message };
  // The in-memory database writes "5 NOT_FOUND: " into its messages, as clients do themselves.
  const details = error.message.replace(/^\d+ [A-Z_]+: /, "");
  const code = "code" in error && typeof error.code === "number" ? error.code : status.INTERNAL;
  return { code, details };
}
