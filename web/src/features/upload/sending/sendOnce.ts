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

/**
 * Sends a file, and goes on where an earlier page stopped with it; where its session has ended, the file
 * is sent anew. Gives the id of the upload.
 */
export async function sendOnce(sent: Sent, sender: Sender): Promise<string> {
  const { uid, place, file } = sent;
  const known = await knownBy(file);
  const anew = () => sendAs(sent, sender, { known, uploadId: crypto.randomUUID(), session: null });
  const begun = readBegun(uid, place);
  if (begun === null || !isSameFile(begun, known)) return anew();
  if (sender.hasArrived(begun.uploadId)) {
    forgetBegun(uid, place);
    return begun.uploadId;
  }
  if (begun.session === null) return anew();
  try {
    return await sendAs(sent, sender, { known, ...begun });
  } catch (error) {
    if (isCancelled(error)) throw error;
    return anew();
  }
}

type Sending = {
  known: Awaited<ReturnType<typeof knownBy>>;
  uploadId: string;
  session: BegunUpload["session"];
};

async function sendAs(
  { uid, place, file, contentType }: Sent,
  { store, control, show }: Sender,
  { known, uploadId, session }: Sending,
): Promise<string> {
  let kept = -1;
  let last = session;
  const keep = (share: number) =>
    keepBegun(uid, place, { ...known, uploadId, session: last, share, begunAt: Date.now() });
  const report = (share: number, own: string | null) => {
    show(share);
    const percent = Math.floor(share * 100);
    if (own === null || percent === kept) return;
    last = own;
    kept = percent;
    keep(share);
  };
  // A page that is closed before any of it has arrived is to say so, too
  if (session === null) keep(0);
  try {
    await store({ ...place, uid, uploadId, file, contentType, session }, report, control);
    forgetBegun(uid, place);
    return uploadId;
  } catch (error) {
    if (isCancelled(error) || last === null) forgetBegun(uid, place);
    throw error;
  }
}
