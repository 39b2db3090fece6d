import Box from "@mui/material/Box";
import { type AccountSummary, CONFIDENCE_BAR } from "@tieout/core";
import { memo, useCallback, useState } from "react";
import { AmountText } from "../../components/AmountText.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { useMapAccount } from "../../lib/project/useMapAccount.ts";
import { onTouch } from "../../lib/theme/media.ts";
import type { ChooseRole } from "./ChooseRole.ts";
import { ConfirmRole } from "./ConfirmRole.tsx";
import { RolePicker } from "./RolePicker.tsx";
import { TraitsButton } from "./TraitsButton.tsx";
import { TraitsDialog } from "./TraitsDialog.tsx";

type Props = {
  projectId: string;
  accounts: readonly AccountSummary[];
  currency: string;
  /** The codes of accounts whose role was given for a file that has been replaced. */
  stale: ReadonlySet<string>;
};

/** Accounts with role, confidence, reason and balances; amounts are debit-positive. */
export function AccountsTable({ projectId, accounts, currency, stale }: Props) {
  const { mutateAsync, isPending, variables } = useMapAccount(projectId);
  const [opened, setOpened] = useState<AccountSummary | null>(null);
  const choose: ChooseRole = useCallback(
    (code, role) =>
      mutateAsync({ code, role }).then(
        () => true,
        // Why not, the hook has told.
        () => false,
      ),
    [mutateAsync],
  );
  return (
    <TableFrame label="Accounts">
      <Box component="table" sx={tableStyle} aria-label="Accounts">
        <thead>
          <tr>
            <th scope="col" className="label">
              Account
            </th>
            <th scope="col">Role, with confidence and reason</th>
            {["Opening", "Closing", "Movement"].map((name) => (
              <th scope="col" key={name} className="amount">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <AccountRow
              key={account.code}
              {...{ account, currency }}
              isStale={stale.has(account.code)}
              isBusy={isPending && variables.code === account.code}
              onChoose={choose}
              onOpenTraits={setOpened}
            />
          ))}
        </tbody>
      </Box>
      {opened && (
        <TraitsDialog
          key={opened.code}
          projectId={projectId}
          account={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </TableFrame>
  );
}

type RowProps = {
  account: AccountSummary;
  currency: string;
  isStale: boolean;
  isBusy: boolean;
  onChoose: ChooseRole;
  onOpenTraits: (account: AccountSummary) => void;
};

/** Hundreds of them: one is drawn again only when something of its own has changed. */
const AccountRow = memo(function AccountRow(props: RowProps) {
  const { account, currency, isStale, isBusy, onChoose, onOpenTraits } = props;
  const { code, name, confidence, reason, opening, closing, movement } = account;
  const isSure = confidence >= CONFIDENCE_BAR;
  return (
    <tr>
      <th scope="row" className="label">
        <div className="named">
          <span className="code">{code}</span> <span>{name}</span>
        </div>
      </th>
      <td>
        <RolePicker {...{ account, isBusy, onChoose }} />
        {isStale && account.role !== null && (
          <ConfirmRole {...{ account, isBusy }} role={account.role} onConfirm={onChoose} />
        )}
        <div className="reason">
          <TraitsButton account={account} onOpen={onOpenTraits} />
          <span className={isSure ? "confidence" : "confidence low"}>
            {`${Math.round(confidence * 100)}%${isSure ? "" : ", to review"}`}
          </span>{" "}
          {reason}
        </div>
      </td>
      {[opening, closing, movement].map((amount, index) => (
        <td key={["opening", "closing", "movement"][index]} className="amount">
          <AmountText amount={amount} currency={currency} />
        </td>
      ))}
    </tr>
  );
});

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": {
    minHeight: 36,
    height: 36,
    py: 1,
    px: 1.5,
    fontWeight: 400,
    textAlign: "left",
    verticalAlign: "top",
  },
  "& tbody tr": { borderTop: "1px solid", borderColor: "divider" },
  "& thead th": { color: "text.secondary", fontWeight: 550 },
  "& .label": {
    pl: 0,
    // On a phone an account and its role fit beside each other.
    width: { xs: 100, sm: "27%" },
    minWidth: { xs: 100, sm: 132 },
    position: "sticky",
    left: 0,
    bgcolor: "background.paper",
    zIndex: 1,
  },
  // The code in a column of its own, so that names begin beneath each other.
  "& .named": {
    display: "flex",
    flexDirection: { xs: "column", sm: "row" },
    overflowWrap: "anywhere",
  },
  "& .code": { color: "text.secondary", flexShrink: 0, minWidth: 46, pr: 1 },
  "& .role": {
    width: "100%",
    maxWidth: { xs: 180, sm: 320 },
    minHeight: 24,
    [onTouch]: { minHeight: 44, fontSize: "1rem" },
    p: 0,
    pr: 2.5,
    border: 0,
    borderRadius: 0.5,
    font: "inherit",
    color: "inherit",
    // A select of its own look has no arrow of its own: two triangles side by side are one.
    appearance: "none",
    background:
      "linear-gradient(45deg, transparent 50%, currentColor 50%) calc(100% - 9px) 55% / 5px 5px no-repeat, linear-gradient(-45deg, transparent 50%, currentColor 50%) calc(100% - 4px) 55% / 5px 5px no-repeat",
    "&.given": { fontWeight: 600 },
    "&[aria-busy=true]": { color: "text.secondary" },
  },
  "& option": { bgcolor: "background.paper", fontWeight: 400 },
  "& .confidence": { color: "text.primary", fontWeight: 550 },
  "& .confidence.low": { color: "warning.main" },
  "& .reason": {
    minWidth: 190,
    mt: 0.25,
    fontSize: "0.75rem",
    color: "text.secondary",
    overflowWrap: "anywhere",
  },
  "& .traits": {
    display: "block",
    p: 0,
    minHeight: 24,
    [onTouch]: { minHeight: 44 },
    border: 0,
    font: "inherit",
    color: "inherit",
    textAlign: "left",
    background: "none",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    cursor: "pointer",
  },
  "& .amount": {
    width: 104,
    minWidth: 92,
    pl: 1,
    pr: "0.6em",
    textAlign: "right",
    whiteSpace: "nowrap",
  },
} as const;
