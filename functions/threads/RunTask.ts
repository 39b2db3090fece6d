import type { MessagePort } from "node:worker_threads";
import type { RunProgress } from "@tieout/contract";

/** Says how far a task has come. */
type Tell = (progress: RunProgress) => void;

/** Work that may take long (one of `threadTasks`): loads what does it. */
export type Task<Request, Answer> = () => Promise<
  (request: Request, tell: Tell) => Answer | Promise<Answer>
>;

/** Whose task it is, and the bytes of rows its work grows with. */
type About = {
  uid: string;
  bytes: number;
  /** What of its request goes over to a thread, and is the caller's no longer: ports, and memory of bytes. */
  handsOver?: readonly (MessagePort | ArrayBuffer)[];
  /** Is told how far a task on a thread has come; one that is done in place is over too soon. */
  onProgress?: Tell;
};

/** Does a task: in place where it is little, else on a thread of its own. */
export type RunTask = <Request, Answer>(
  task: Task<Request, Answer>,
  request: Request,
  about: About,
) => Promise<Answer>;
