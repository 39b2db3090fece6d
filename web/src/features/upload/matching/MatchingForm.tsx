import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import type { FileDetail } from "@tieout/contract";
import { columnsOf, type FileColumn, type FileType, fileTypeLabels } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import type { DraftMatching } from "./DraftMatching.ts";
import { FieldSelect } from "./FieldSelect.tsx";
import { FurtherColumns } from "./FurtherColumns.tsx";
import { MatchingProblems } from "./MatchingProblems.tsx";
import { originText } from "./matchingWords.ts";
import { RowKinds } from "./RowKinds.tsx";
import { SheetChoice } from "./SheetChoice.tsx";
import type { TableFile } from "./TableFile.ts";
import { TwoSides } from "./TwoSides.tsx";
import { useMatching } from "./useMatching.ts";
import { useMatchingDraft } from "./useMatchingDraft.ts";

type Props = { projectId: string; file: TableFile<FileDetail>; onClose: () => void };

/** Each field of the file type over the columns of the file, with their first values, and what its rows are. */
export function MatchingForm({ projectId, file, onClose }: Props) {
  const draft = useMatchingDraft(file);
  const { save, forget } = useMatching(projectId, file.id, onClose);
  const isBusy = save.isPending || forget.isPending;
  const missing = neededText(file.fileType, draft.missing);
  if (file.sheets.length === 0) return <NoSheets onClose={onClose} />;
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {`${file.matching ? originText(file.matching) : "No row of headings was recognised."} Say which column holds what; the next file with these headings is then read the same way.`}
        </Typography>
        <SheetChoice sheets={file.sheets} draft={draft} />
        <Box
          component="section"
          aria-label={`Fields of ${fileTypeLabels[file.fileType]}`}
          sx={fieldsStyle}
        >
          {fieldsOf(file.fileType).map(([field, definition]) => (
            <FieldSelect
              key={field}
              definition={definition}
              columns={draft.columns}
              index={draft.draft.columns[field] ?? null}
              isNeeded={
                definition.isRequired === true && !isStoodFor(field, file.fileType, draft.draft)
              }
              matchedBy={draft.wayOf(field)}
              onChange={(index) => draft.assign(field, index)}
            />
          ))}
        </Box>
        <FurtherColumns fileType={file.fileType} draft={draft} />
        <TwoSides fileType={file.fileType} draft={draft} />
        <RowKinds fileType={file.fileType} draft={draft} />
        <MatchingProblems error={save.error ?? forget.error} />
      </DialogContent>
      {missing !== null && (
        <Alert severity="info" variant="outlined" sx={{ mx: { xs: 2, sm: 3 }, mb: 1 }}>
          {missing}
        </Alert>
      )}
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        {file.isRemembered && (
          <Button
            color="inherit"
            disabled={isBusy}
            onClick={() => forget.mutate()}
            style={{ marginRight: "auto" }}
          >
            Forget this matching
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || missing !== null}
          onClick={() => save.mutate(draft.draft)}
        >
          {save.isPending ? "Reading..." : "Use these columns"}
        </Button>
      </DialogActions>
    </>
  );
}

const fieldsStyle = {
  display: "grid",
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

/** The fields as a person looks for them: what the account is called, its amounts, the rest. */
function fieldsOf(fileType: FileType): [string, FileColumn][] {
  const rank = (field: string, { meaning }: FileColumn) =>
    field === "code" || field === "name" ? 0 : meaning ? 1 : 2;
  return Object.entries(columnsOf(fileType)).toSorted(
    ([left, one], [right, other]) => rank(left, one) - rank(right, other),
  );
}

/** Whether a column of another field is there in its place, as one of balances for debit and credit. */
function isStoodFor(field: string, fileType: FileType, { columns }: DraftMatching): boolean {
  return Object.entries(columnsOf(fileType)).some(
    ([other, { standsFor }]) => standsFor?.includes(field) && columns[other] !== undefined,
  );
}

/** What a file cannot be read without, and what would do instead; null when nothing lacks. */
function neededText(fileType: FileType, missing: readonly FileColumn[]): string | null {
  if (missing.length === 0) return null;
  const definitions = columnsOf(fileType);
  const names = new Set(missing.map(({ header }) => header));
  const instead = Object.values(definitions).find(({ standsFor }) =>
    standsFor?.some((field) => names.has(definitions[field]?.header ?? "")),
  );
  const needed = `Still needed: ${[...names].join(", ")}`;
  return instead ? `${needed} (or ${instead.header} for debit and credit).` : `${needed}.`;
}

function NoSheets({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Typography>
          There are no columns to match: the file could not be read as a table.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </>
  );
}
