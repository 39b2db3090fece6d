import { openApiDocument } from "@tieout/contract";
import type { Handler } from "../app/Handlers.ts";

const VERSION = "0.1.0";

/** That the service answers. */
export const getHealth: Handler<"getHealth"> = async (_input, { deps }) => ({
  status: "ok",
  version: VERSION,
  time: deps.now().toISOString(),
});

let description: ReturnType<typeof openApiDocument> | undefined;

/** The API's own description: made once, as it stays the same and anybody may ask for it. */
export const getOpenApi: Handler<"getOpenApi"> = async () => {
  description ??= openApiDocument();
  return description;
};
