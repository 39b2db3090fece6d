import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CashFlow } from "@tieout/contract";
import {
  accountLabel,
  amountsShown,
  joinNonCash,
  type Method,
  noneListed,
  numberOfNote,
  type PresentationUnit,
  presentAmount,
  unitInWords,
} from "@tieout/core";
import { AmountText } from "../../../components/AmountText.tsx";
import { Panel } from "../../../components/Panel.tsx";
import { DisclosureTable, NoteTitle } from "./DisclosureTable.tsx";
import { DisclosureWords } from "./DisclosureWords.tsx";

type Props = {
  cashFlow: CashFlow;
  projectId: string;
  /** The statement that they explain, and what it is shown in. */
  statement: NonNullable<CashFlow["statements"]>[Method];
  unit: PresentationUnit;
};

/** The notes beneath the statement, as the framework asks for them. */
export function DisclosuresPanel({ cashFlow, projectId, statement, unit }: Props) {
  const { disclosures, currency } = cashFlow;
  const shownAs = amountsShown(statement.lines, unit);
  const isRounded = unit !== "units";
  return (
    <Panel
      title="Disclosures"
      description={`Numbered as in the exports, where the basis of preparation is note 1.${isRounded ? ` Amounts in ${unitInWords(currency, unit)}.` : ""}`}
    >
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {disclosures.map((disclosure) => (
          <div key={disclosure.id}>
            <DisclosureTable
              disclosure={disclosure}
              number={numberOfNote(cashFlow, disclosure.id)}
              unit={unit}
              shownAs={shownAs}
            />
            <DisclosureWords
              projectId={projectId}
              disclosureId={disclosure.id}
              title={disclosure.title}
            />
          </div>
        ))}
        <div>
          <NonCash
            number={numberOfNote(cashFlow, "non_cash_transactions")}
            transactions={joinNonCash(cashFlow).map((each) => ({
              ...each,
              amount: presentAmount(each.amount, unit),
            }))}
            words={wordsOfNone(cashFlow)}
          />
          <DisclosureWords
            projectId={projectId}
            disclosureId="non_cash_transactions"
            title="Non-cash transactions"
          />
        </div>
      </Box>
    </Panel>
  );
}

type NonCashProps = {
  number: number | null;
  transactions: ReturnType<typeof joinNonCash>;
  /** What is known where there is none. */
  words: string;
};

function wordsOfNone(cashFlow: CashFlow): string {
  const { said, ask } = noneListed(cashFlow);
  return [...said, ...ask].join(" ");
}

function NonCash({ number, transactions, words }: NonCashProps) {
  return (
    <div>
      <NoteTitle number={number} title="Non-cash transactions" />
      {transactions.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {words}
        </Typography>
      )}
      {transactions.map(({ adjustmentId, description, amount, lines, isPriorYear }) => (
        <Box
          key={`${description} ${amount} ${isPriorYear}`}
          sx={{ borderTop: 1, borderColor: "divider", py: 1, mt: 1 }}
        >
          <Box
            sx={{
              display: "flex",
              justifyContent: "space-between",
              gap: 2,
              pr: "0.6em",
              fontWeight: 600,
            }}
          >
            <span>{isPriorYear ? `${description}, prior year` : description}</span>
            <AmountText amount={amount} />
          </Box>
          {/* What an entry tells is described by its accounts already */}
          {adjustmentId !== null && (
            <Typography variant="body2" color="textSecondary">
              {lines
                .map(({ account, accountName }) => accountLabel(account, accountName))
                .join(" · ")}
            </Typography>
          )}
        </Box>
      ))}
    </div>
  );
}
