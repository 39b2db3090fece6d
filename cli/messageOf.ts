import type { Problem, ProblemCode } from "@tieout/core";

/** The options by which a command says what a problem asks for. */
const options: Partial<Record<ProblemCode, readonly string[]>> = {
  amounts_of_other_currency: ["--currency"],
  balances_of_other_currency: ["--currency"],
  chart_doubted: ["--chart"],
  ledger_datev_chart: ["--chart"],
  currency_not_said: ["--currency"],
  currency_of_sign: ["--currency"],
  language_not_read: ["--chart", "--language", "--mappings"],
  ledger_without_cash: ["--mappings"],
  ledger_without_names: ["--general-ledger", "--chart", "--mappings"],
  ledger_entity_unknown: ["--entity"],
  ledger_of_other_currency: ["--currency"],
  ledger_several_years: ["--period-start", "--period-end"],
};

/** What is said of a problem on the command line, with the options that answer it. */
export function messageOf({ code, message }: Pick<Problem, "code" | "message">): string {
  const answers = options[code];
  return answers ? `${message} (${answers.join(", ")})` : message;
}
