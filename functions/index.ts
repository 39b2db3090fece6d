import { getRequestListener } from "@hono/node-server";
import { parseUploadPath, REGION } from "@tieout/contract";
import { onRequest } from "firebase-functions/https";
import { defineSecret } from "firebase-functions/params";
import { onSchedule } from "firebase-functions/scheduler";
import { onObjectFinalized } from "firebase-functions/storage";
import { onTaskDispatched } from "firebase-functions/tasks";
import { anchorTrails as anchor } from "./anchors/anchorTrails.ts";
import { answerOurselves } from "./app/answerOurselves.ts";
import { createApp } from "./app/createApp.ts";
import { firebaseDeps } from "./firebaseDeps.ts";
import { handlers } from "./handlers/handlers.ts";
import { sweepNotices } from "./notices/deliverNotice.ts";
import { carryOut } from "./tasks/carryOut.ts";
import { LONGEST_SECONDS, MOST_ATTEMPTS } from "./tasks/LongTask.ts";
import { receiveUpload, removeStray } from "./uploads/receiveUpload.ts";
import { sweepOrphans as sweep } from "./uploads/sweepOrphans.ts";

/** Keys of outside services; a deploy asks for each, and "none" stands for doing without. */
const secrets = [defineSecret("SENDGRID_API_KEY"), defineSecret("OPENAI_API_KEY")];

/** The local suite reads keys from the environment, not from a Secret Manager it cannot reach. */
const bound = process.env.FUNCTIONS_EMULATOR === "true" ? [] : secrets;

const deps = firebaseDeps();
// A process serves one function; events come to the others as requests that the framework has to read.
if (process.env.FUNCTION_TARGET === "api") answerOurselves();
const listener = getRequestListener(createApp(deps, handlers).fetch);

/** The API behind /api/**; why each function has the size it has stands in docs/deploy.md. */
export const api = onRequest(
  {
    region: REGION,
    memory: "2GiB",
    timeoutSeconds: 60,
    concurrency: 8,
    maxInstances: 20,
    secrets: bound,
  },
  async (request, response) => {
    await listener(request, response);
  },
);

/** Takes in what a user's browser puts into Storage; retried until the file is recorded. */
export const onUpload = onObjectFinalized(
  {
    region: REGION,
    memory: "2GiB",
    timeoutSeconds: 300,
    retry: true,
    concurrency: 1,
    maxInstances: 10,
  },
  async ({ data, time }) => {
    const upload = parseUploadPath(data.name);
    if (!upload) return removeStray(deps, data.name);
    const { uid, projectId, fileType } = upload;
    const status = await receiveUpload(deps, upload, {
      sizeBytes: Number(data.size),
      contentEncoding: data.contentEncoding ?? null,
      at: new Date(time),
    });
    deps.log("info", "upload recorded", { uid, projectId, fileType, status });
  },
);

/** Reads large ledgers and prepares statements from them; tried again where an attempt dies. */
export const onLongTask = onTaskDispatched(
  {
    region: REGION,
    memory: "8GiB",
    timeoutSeconds: LONGEST_SECONDS,
    concurrency: 1,
    maxInstances: 5,
    retryConfig: { maxAttempts: MOST_ATTEMPTS, minBackoffSeconds: 10, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 5 },
  },
  async ({ data, retryCount }) => {
    await carryOut(deps, data, retryCount);
  },
);

/** Cleans up every night what crashes left behind. */
export const sweepOrphans = onSchedule(
  {
    region: REGION,
    schedule: "every day 03:30",
    timeZone: "Europe/London",
    memory: "512MiB",
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => {
    const swept = await sweep(deps);
    deps.log(swept.failed > 0 ? "error" : "info", "swept", swept);
  },
);

/** Anchors every day the heads of the trails that went on. */
export const anchorTrails = onSchedule(
  {
    region: REGION,
    schedule: "every day 04:30",
    timeZone: "Europe/London",
    memory: "512MiB",
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => {
    const counts = await anchor(deps);
    const isRight = counts.contradicted + counts.failed + counts.not_configured === 0;
    deps.log(isRight ? "info" : "error", "trails anchored", counts);
  },
);

/** Sends what a request could not: e-mails that wait for another attempt. */
export const sendNotices = onSchedule(
  {
    region: REGION,
    schedule: "every 5 minutes",
    memory: "512MiB",
    timeoutSeconds: 240,
    maxInstances: 1,
    secrets: bound,
  },
  async () => {
    deps.log("info", "notices swept", { due: await sweepNotices(deps) });
  },
);
