import { type handleBidiStreamingCall, status } from "@grpc/grpc-js";
import { refusal, statusOf } from "./Refusal.ts";

type ListenRequest = { readonly addTarget?: { readonly targetId?: number } | null };

const denied = refusal(status.PERMISSION_DENIED, "firestore.rules deny every client everything");

/** Denies whoever listens: each target is removed with the reason, as clients expect to hear it. */
export const denyListen: handleBidiStreamingCall<ListenRequest, object> = (call) => {
  call.on("data", ({ addTarget }: ListenRequest) => {
    if (!addTarget) return;
    const { code, details } = statusOf(denied);
    const cause = { code, message: details };
    const targetIds = [addTarget.targetId ?? 0];
    call.write({ targetChange: { targetChangeType: "REMOVE", targetIds, cause } });
  });
  call.on("end", () => call.end());
};

/** Denies whoever writes: the stream opens with a token, and the first write ends it. */
export const denyWrite: handleBidiStreamingCall<object, object> = (call) => {
  let isOpen = false;
  call.on("data", () => {
    if (isOpen) return call.emit("error", statusOf(denied));
    isOpen = true;
    return call.write({ streamId: "stand-in", streamToken: Buffer.from("1") });
  });
  call.on("end", () => call.end());
};
