import Typography from "@mui/material/Typography";
import { columnsOf, type FileType, periodsOf } from "@tieout/core";

type Props = { fileType: FileType; columns: readonly { field: string; heading: string }[] };

/** The date and the length of what each column of amounts holds, as far as its heading says. */
export function FilePeriods({ fileType, columns }: Props) {
  const dated = periodsOf({ columns }, fileType).filter(
    ({ date, months }) => date !== null || months !== null,
  );
  if (dated.length === 0) return null;
  const definitions = columnsOf(fileType);
  const lengths = dated.map(({ field, heading, months }) => {
    const length = months === null ? "" : `, ${months} ${months === 1 ? "month" : "months"}`;
    return `${definitions[field]?.header ?? field} “${heading}”${length}`;
  });
  return (
    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
      {`Periods: ${lengths.join("; ")}.`}
    </Typography>
  );
}
