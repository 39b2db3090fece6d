import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { type AccountSummary, type Method, separateThousands } from "@tieout/core";
import { useMemo, useState } from "react";
import { AmountText } from "../../../components/AmountText.tsx";
import { CopyButton } from "../../../components/CopyButton.tsx";
import { LongList } from "../../../components/LongList.tsx";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import type { Column } from "../../../lib/queries/ledgerEntriesQuery.ts";
import { plainButton } from "../../../lib/theme/plainButton.ts";
import { copiedSources } from "./copiedSources.ts";
import { SourceItem } from "./SourceItem.tsx";
import { findSources, type Source, type SourceGroup, sourceGroups } from "./sourceGroups.ts";

type Props = {
  line: Pick<StatementLine, "id" | "lineItem" | "currentYear"> & { sources: readonly Source[] };
  currency: string;
  accounts: readonly AccountSummary[];
  /** Whose entries can be looked up; null for an entity's statement, which keeps none. */
  place: { projectId: string; method: Method; column: Column | null } | null;
  onAccount: (code: string) => void;
};

/** More pieces than these are searched; and drawn only while they are in sight. */
const FEW = 12;

/** The pieces of a line by role, each with its account, its reason and the rows it stood in. */
export function SourceList({ line, currency, accounts, place, onAccount }: Props) {
  const [search, setSearch] = useState("");
  const byCode = useMemo(() => new Map(accounts.map((each) => [each.code, each])), [accounts]);
  const groups = useMemo(
    () => sourceGroups(findSources(line.sources, search), byCode),
    [line.sources, search, byCode],
  );
  const items = useMemo(() => itemsOf(groups), [groups]);
  const column = place?.column ?? null;
  const shared = { line, currency, place, byCode, onAccount };
  return (
    <section aria-label="Where this number comes from">
      <Box sx={headStyle}>
        <h3>Where this number comes from</h3>
        <CopyButton
          label="Copy"
          name={line.lineItem}
          cells={() => copiedSources(groups, column ? null : byCode)}
        />
      </Box>
      {line.sources.length > FEW && (
        <TextField
          label={`Find among ${separateThousands(String(line.sources.length))}`}
          type="search"
          fullWidth
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ my: 1 }}
        />
      )}
      {line.sources.length > FEW ? (
        <LongList
          label="Pieces of this line"
          items={items}
          keyOf={keyOfItem}
          heightOf={heightOfItem}
          sx={listStyle}
        >
          {(item) => <Item item={item} {...shared} />}
        </LongList>
      ) : (
        <Box component="ul" sx={listStyle}>
          {items.map((item) => (
            <li key={item.key}>
              <Item item={item} {...shared} />
            </li>
          ))}
        </Box>
      )}
      <Box sx={totalStyle}>
        <span>{line.lineItem}</span>
        <AmountText amount={line.currentYear} />
      </Box>
    </section>
  );
}

type ListItem =
  | { kind: "group"; key: string; group: SourceGroup }
  | { kind: "source"; key: string; source: Source };

const keyOfItem = ({ key }: ListItem) => key;
const heightOfItem = ({ kind }: ListItem) => (kind === "group" ? 34 : 92);

/** Each group with its heading; where there is one group, what it comes to is the line itself. */
function itemsOf(groups: readonly SourceGroup[]): ListItem[] {
  return groups.flatMap((group) => [
    ...(groups.length > 1 ? [{ kind: "group" as const, key: group.label, group }] : []),
    // An account can stand here twice, so its place in the list is part of its name.
    ...group.sources.map((source, at) => ({
      kind: "source" as const,
      key: `${group.label} ${at} ${source.account}`,
      source,
    })),
  ]);
}

type ItemProps = Omit<Props, "accounts"> & {
  item: ListItem;
  byCode: ReadonlyMap<string, AccountSummary>;
};

function Item({ item, line, currency, place, byCode, onAccount }: ItemProps) {
  if (item.kind === "group") {
    return (
      <div className="group">
        <span>{item.group.label}</span>
        <AmountText amount={item.group.subtotal} />
      </div>
    );
  }
  const { source } = item;
  return (
    <SourceItem
      source={source}
      currency={currency}
      onAccount={onAccount}
      account={byCode.get(source.account) ?? null}
      // An account's balances are those of the whole period
      hasBalances={!place?.column}
      entries={
        place && {
          projectId: place.projectId,
          amount: {
            method: place.method,
            line: line.id,
            ...pieceOf(source, line),
            ...place.column,
          },
        }
      }
    />
  );
}

/** The account of a piece, and which piece of the line it is where it stands there more than once. */
function pieceOf(source: Source, { sources }: Props["line"]) {
  const { account, piece } = source;
  if (piece !== undefined) return { account, piece };
  const own = sources.filter((each) => each.account === account && each.entryCount);
  return own.length > 1 ? { account, piece: own.indexOf(source) } : { account };
}

const headStyle = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "& h3": { typography: "h3", m: 0 },
} as const;

const pieceStyle = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  pr: "0.6em",
} as const;

const hairline = { borderTop: 1, borderColor: "divider" } as const;

/** One style for all pieces, however many there are. */
const listStyle = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: "none",
  "& .group": { ...pieceStyle, ...hairline, py: 1, color: "text.secondary", fontWeight: 650 },
  "& .source": { ...hairline, py: 1.25 },
  "& .piece": { ...pieceStyle, fontWeight: 600 },
  "& .source > p": { typography: "body2", m: 0, color: "text.secondary" },
  "& .account": plainButton,
  "& .account:hover": { textDecoration: "underline" },
} as const;

const totalStyle = {
  ...pieceStyle,
  fontWeight: 600,
  borderTop: "1px solid var(--mui-palette-rule)",
  pt: 1.25,
} as const;
