import {
  type BegunUpload,
  forgetBegun,
  isSameFile,
  keepBegun,
  knownBy,
  readBegun,
} from "../../../lib/uploads/interruptedUploads.ts";
import type { StoreFile, UploadPlace } from "./Uploads.ts";
import type { UploadControl } from "./uploadControl.ts";
import { isCancelled } from "./uploadProblem.ts";

type Sent = { uid: string; place: UploadPlace; file: File; contentType: string };

type Sender = {
  store: StoreFile;
  control: UploadControl;
  show: (share: number) => void;
  /** Whether an upload has arrived, though the page that sent it did not hear of it. */
  hasArrived: (uploadId: string) => boolean;
};

/** Smaller files go in one piece, which is soon sent again. */
const IN_PIECES = 256 * 1024;

/**
 * Sends a file, and goes on where an earlier page stopped with it; where its session has ended, the file
 * is sent anew. Gives the id of the upload.
 */
export async function sendOnce(sent: Sent, sender: Sender): Promise<string> {
  const { uid, place, file } = sent;
  const known = file.size > IN_PIECES ? await knownBy(file) : null;
  const begun = readBegun(uid, place);
  if (begun === null || known === null || !isSameFile(begun, known))
    return sendAs(sent, sender, { known, uploadId: crypto.randomUUID(), session: null });
  if (sender.hasArrived(begun.uploadId)) {
    forgetBegun(uid, place);
    return begun.uploadId;
  }
  try {
    return await sendAs(sent, sender, { known, ...begun });
  } catch (error) {
    if (isCancelled(error)) throw error;
    return sendAs(sent, sender, { known, uploadId: crypto.randomUUID(), session: null });
  }
}

type Sending = {
  known: Awaited<ReturnType<typeof knownBy>> | null;
  uploadId: string;
  session: BegunUpload["session"] | null;
};

async function sendAs(
  { uid, place, file, contentType }: Sent,
  { store, control, show }: Sender,
  { known, uploadId, session }: Sending,
): Promise<string> {
  let kept = -1;
  const report = (share: number, own: string | null) => {
    show(share);
    const percent = Math.floor(share * 100);
    if (known === null || own === null || percent === kept) return;
    kept = percent;
    keepBegun(uid, place, { ...known, uploadId, session: own, share, begunAt: Date.now() });
  };
  try {
    await store({ ...place, uid, uploadId, file, contentType, session }, report, control);
    forgetBegun(uid, place);
    return uploadId;
  } catch (error) {
    if (isCancelled(error)) forgetBegun(uid, place);
    throw error;
  }
}
