import { getRequestListener } from "@hono/node-server";
import { limits, parseUploadPath, REGION } from "@tieout/contract";
import { onRequest } from "firebase-functions/https";
import { defineSecret } from "firebase-functions/params";
import { onSchedule } from "firebase-functions/scheduler";
import { onObjectFinalized } from "firebase-functions/storage";
import { createApp } from "./app/createApp.ts";
import { firebaseDeps } from "./firebaseDeps.ts";
import { handlers } from "./handlers/handlers.ts";
import { sweepNotices } from "./notices/deliverNotice.ts";
import { giveUpOnUpload, ingestUpload } from "./uploads/ingestUpload.ts";
import { sweepOrphans as sweep } from "./uploads/sweepOrphans.ts";

/** Keys of outside services; a deploy asks for each, and "none" stands for doing without. */
const secrets = [defineSecret("SENDGRID_API_KEY"), defineSecret("OPENAI_API_KEY")];

/** The local suite reads keys from the environment, not from a Secret Manager it cannot reach. */
const bound = process.env.FUNCTIONS_EMULATOR === "true" ? [] : secrets;

const deps = firebaseDeps();
const listener = getRequestListener(createApp(deps, handlers).fetch);

/** The API behind /api/**. */
export const api = onRequest(
  { region: REGION, memory: "1GiB", timeoutSeconds: 60, concurrency: 8, secrets: bound },
  async (request, response) => {
    await listener(request, response);
  },
);

/** How long a file that fails for a fault of ours is tried again. */
const PATIENCE_MS = 15 * 60 * 1000;

/** Takes in what a user's browser puts into Storage; retried until the file is settled. */
export const onUpload = onObjectFinalized(
  { region: REGION, memory: "2GiB", timeoutSeconds: 300, retry: true, concurrency: 1 },
  async ({ data, time }) => {
    const upload = parseUploadPath(data.name);
    if (!upload || Number(data.size) > limits.fileBytes) return;
    const isOld = deps.now().getTime() - Date.parse(time) > PATIENCE_MS;
    const file = await (isOld ? giveUpOnUpload : ingestUpload)(deps, upload);
    deps.log(isOld ? "error" : "info", "upload settled", {
      uid: upload.uid,
      projectId: upload.projectId,
      fileType: upload.fileType,
      status: file?.status ?? "ignored",
    });
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
  },
  async () => {
    const swept = await sweep(deps);
    deps.log(swept.failed > 0 ? "error" : "info", "swept", swept);
  },
);

/** Sends what a request could not: e-mails that wait for another attempt. */
export const sendNotices = onSchedule(
  { region: REGION, schedule: "every 5 minutes", secrets: bound },
  async () => {
    deps.log("info", "notices swept", { due: await sweepNotices(deps) });
  },
);
