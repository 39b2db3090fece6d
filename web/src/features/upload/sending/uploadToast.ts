import type { UploadedFile } from "@tieout/contract";
import type { Toast } from "../../../lib/toast/useToast.ts";

/** What is said when a file has been read (specification section 8). */
export function uploadToast({ status, fileName }: UploadedFile): Toast {
  if (status === "valid") {
    return {
      title: "Upload successful",
      description: `${fileName} has been uploaded and processed`,
    };
  }
  return {
    title: "File validation failed",
    description: "Please check the validation errors below and correct your file",
    variant: "destructive",
  };
}
