import { UploadPage } from "../../features/upload/UploadPage.tsx";

/** /upload */
export function UploadRoute() {
  return <UploadPage />;
}
