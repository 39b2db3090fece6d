import Box from "@mui/material/Box";
import { type AccountSummary, CONFIDENCE_BAR } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { ConfirmRole } from "./ConfirmRole.tsx";
import { RolePicker } from "./RolePicker.tsx";

type Props = {
  projectId: string;
  accounts: readonly AccountSummary[];
  currency: string;
  /** The codes of accounts whose role was given for a file that has been replaced. */
  stale: ReadonlySet<string>;
};

/** Accounts with role, confidence, reason and balances; amounts are debit-positive. */
export function AccountsTable({ projectId, accounts, currency, stale }: Props) {
  return (
    <TableFrame label="Accounts">
      <Box component="table" sx={tableStyle} aria-label="Accounts">
        <thead>
          <tr>
            <th scope="col" className="label">
              Account
            </th>
            <th scope="col">Role</th>
            <th scope="col">Confidence and reason</th>
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
              {...{ projectId, account, currency }}
              isStale={stale.has(account.code)}
            />
          ))}
        </tbody>
      </Box>
    </TableFrame>
  );
}

type RowProps = {
  projectId: string;
  account: AccountSummary;
  currency: string;
  isStale: boolean;
};

function AccountRow({ projectId, account, currency, isStale }: RowProps) {
  const { code, name, confidence, reason, opening, closing, movement } = account;
  const isSure = confidence >= CONFIDENCE_BAR;
  return (
    <tr>
      <th scope="row" className="label">
        <span className="code">{code}</span> {name}
      </th>
      <td>
        <RolePicker projectId={projectId} account={account} />
        {isStale && account.role !== null && (
          <ConfirmRole {...{ projectId, account }} role={account.role} />
        )}
      </td>
      <td className="reason">
        <Box
          component="span"
          sx={{ color: isSure ? "text.primary" : "warning.main", fontWeight: 550 }}
        >
          {`${Math.round(confidence * 100)}%${isSure ? "" : ", to review"}`}
        </Box>{" "}
        {reason}
      </td>
      {[opening, closing, movement].map((amount, index) => (
        <td key={["opening", "closing", "movement"][index]} className="amount">
          <AmountText amount={amount} currency={currency} />
        </td>
      ))}
    </tr>
  );
}

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": {
    minHeight: 36,
    height: 36,
    py: 0.75,
    px: 1,
    fontWeight: 400,
    textAlign: "left",
    verticalAlign: "middle",
  },
  "& tbody tr": { borderTop: "1px solid", borderColor: "divider" },
  "& thead th": { color: "text.secondary", fontWeight: 550 },
  "& .label": {
    pl: 0,
    minWidth: 150,
    maxWidth: 230,
    position: "sticky",
    left: 0,
    bgcolor: "background.paper",
    zIndex: 1,
  },
  "& .code": { color: "text.secondary", mr: 0.5 },
  "& .reason": { minWidth: 190, color: "text.secondary" },
  "& .amount": { minWidth: 88, textAlign: "right", pr: "0.6em", whiteSpace: "nowrap" },
} as const;
