import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { ApiCaller } from "./signUpToApi.ts";

/** A project that a test made beside the browser. */
export type OwnProject = {
  name: string;
  /** Calls the API about it: `call("PATCH", "", { name })`. */
  call: ApiCaller;
  upload: (fileType: string, fileName: string, content: string) => Promise<void>;
  /** Uploads a file of this machine. */
  uploadFile: (fileType: string, path: string) => Promise<void>;
  process: () => Promise<void>;
};

/** Makes a project by the API. */
export async function createProject(
  api: ApiCaller,
  wanted: { name: string; framework?: "IFRS" | "US_GAAP" },
): Promise<OwnProject> {
  // A test says itself when the data is processed.
  const body = { ...wanted, processesAutomatically: false };
  const { id } = (await api("POST", "/api/projects", body)) as { id: string }; // as the contract says
  const call: ApiCaller = (method, path, body) => api(method, `/api/projects/${id}${path}`, body);
  const upload: OwnProject["upload"] = async (fileType, fileName, content) => {
    const form = new FormData();
    form.set("file", new Blob([content], { type: "text/csv" }), fileName);
    form.set("fileType", fileType);
    await call("POST", "/upload", form);
  };
  return {
    name: wanted.name,
    call,
    upload,
    uploadFile: (fileType, path) => upload(fileType, basename(path), readFileSync(path, "utf8")),
    process: async () => {
      await call("POST", "/process", {});
    },
  };
}
