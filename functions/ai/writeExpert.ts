import { api, type Reply } from "@tieout/contract";
import { applyExampleFormat, type ExampleFormat } from "@tieout/core";
import { openStatement } from "../statements/record/openStatement.ts";
import type { StoredJson } from "../store/kinds/StoredKind.ts";

/** What the expert's page shows besides the statement, which is shown in the words of the example. */
export type ExpertRequest = {
  written: StoredJson;
  template: ExampleFormat;
  others: Omit<Reply<"getAiExpert">, "presentation">;
};

/** The answer with the statement in the words of an example, held against the contract and written. */
export function writeExpert({ written, template, others }: ExpertRequest): Uint8Array<ArrayBuffer> {
  const presentation = applyExampleFormat(openStatement(written).document, template);
  const reply = api.getAiExpert.reply.parse({ ...others, presentation });
  return new TextEncoder().encode(JSON.stringify(reply));
}
