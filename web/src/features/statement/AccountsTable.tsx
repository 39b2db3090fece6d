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
        <div className="named">
          <span className="code">{code}</span> <span>{name}</span>
        </div>
      </th>
      <td>
        <RolePicker projectId={projectId} account={account} />
        {isStale && account.role !== null && (
          <ConfirmRole {...{ projectId, account }} role={account.role} />
        )}
        <div className="reason">
          <Box
            component="span"
            sx={{ color: isSure ? "text.primary" : "warning.main", fontWeight: 550 }}
          >
            {`${Math.round(confidence * 100)}%${isSure ? "" : ", to review"}`}
          </Box>{" "}
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
}

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
    width: "27%",
    minWidth: 132,
    position: "sticky",
    left: 0,
    bgcolor: "background.paper",
    zIndex: 1,
  },
  // The code in a column of its own, so that names begin beneath each other.
  "& .named": { display: "flex", flexDirection: { xs: "column", sm: "row" } },
  "& .code": { color: "text.secondary", flexShrink: 0, minWidth: 46, pr: 1 },
  "& .reason": { minWidth: 190, mt: 0.25, fontSize: "0.75rem", color: "text.secondary" },
  "& .amount": {
    width: 104,
    minWidth: 92,
    pl: 1,
    pr: "0.6em",
    textAlign: "right",
    whiteSpace: "nowrap",
  },
} as const;
