import { status } from "@grpc/grpc-js";
import { refusal } from "./Refusal.ts";
import type { RunQueryRequest, RunQueryResponse } from "./wire.ts";

type Run = (request: RunQueryRequest) => Promise<RunQueryResponse[]>;

/** Runs queries, remembering those of transactions. */
export type TransactionQueries = {
  readonly run: Run;
  readonly assertUnchanged: (transaction: Uint8Array | null | undefined) => Promise<void>;
};

/**
 * Keeps the queries of transactions and their results. The in-memory database notices when a
 * document that was read has changed, but not when a new one would now be found as well.
 */
export function createTransactionQueries(runUnwatched: Run): TransactionQueries {
  const asked = new Map<string, { request: RunQueryRequest; print: string }[]>();
  return {
    run: async (request) => {
      const responses = await runUnwatched(request);
      const id = request.transaction ?? responses[0]?.transaction;
      if (id) {
        const {
          transaction: _,
          newTransaction: __,
          ...plain
        }: RunQueryRequest & { newTransaction?: object } = request;
        const key = keyOf(id);
        asked.set(key, [...(asked.get(key) ?? []), { request: plain, print: printOf(responses) }]);
      }
      return responses;
    },
    assertUnchanged: async (transaction) => {
      if (!transaction) return;
      const queries = asked.get(keyOf(transaction)) ?? [];
      asked.delete(keyOf(transaction));
      for (const { request, print } of queries) {
        if (printOf(await runUnwatched(request)) === print) continue;
        throw refusal(status.ABORTED, "the results of a query changed after they were read");
      }
    },
  };
}

function keyOf(transaction: Uint8Array): string {
  return Buffer.from(transaction).toString("base64");
}

function printOf(responses: readonly RunQueryResponse[]): string {
  return JSON.stringify(responses.map(({ document }) => [document?.name, document?.updateTime]));
}
