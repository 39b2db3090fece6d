import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { acceptedInWords, mostBytesInWords } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { CheckCircleIcon, UploadFileIcon } from "../../../components/icons.ts";
import { onTouch } from "../../../lib/theme/media.ts";

type Props = {
  fileType: UploadType;
  isOver: boolean;
  isBusy: boolean;
  isCompact: boolean;
  /** What is there already, in words. */
  held: string | null;
};

/** What a drop zone says: what it takes, what is happening, or what it holds. */
export function ZoneText({ fileType, isOver, isBusy, isCompact, held }: Props) {
  const isHolding = held !== null && !isOver && !isBusy;
  const words = fileType === "general_ledger" ? ofSeveral : ofOne;
  return (
    <Box
      sx={{ ...textStyle, flex: isCompact ? "1 1 130px" : { xs: "1 1 220px", sm: "1 1 130px" } }}
    >
      {isHolding ? (
        <CheckCircleIcon fontSize="small" color="success" aria-hidden />
      ) : (
        <UploadFileIcon fontSize="small" aria-hidden sx={{ color: "text.secondary" }} />
      )}
      <Box sx={{ minWidth: 0 }}>
        {isHolding ? (
          <Typography title={held} sx={heldStyle}>
            {held}
          </Typography>
        ) : (
          <Typography>
            {isOver ? "Drop file here" : isBusy ? "Uploading and processing file..." : null}
            {!isOver && !isBusy && (
              <Invitation to={isCompact ? words.short : words.empty} onTouchTo={words.onTouch} />
            )}
          </Typography>
        )}
        {!isCompact && (
          <Typography variant="body2" color="textSecondary" sx={{ textWrap: "pretty" }}>
            {isHolding ? (
              <Invitation to={words.held} onTouchTo={words.heldOnTouch} />
            ) : (
              `${acceptedInWords(fileType)}, up to ${mostBytesInWords(fileType).replace(" ", "\u00a0")}`
            )}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const ofOne = {
  short: "Drag a file here",
  empty: "Drag a file here, or choose one",
  onTouch: "Choose a file",
  held: "Drag a file here to take its place, or choose one",
  heldOnTouch: "Choose a file to take its place",
} as const;

/** Files of other months or entities are added; one of the same days takes the place of the earlier one. */
const ofSeveral = {
  short: "Drag one file or several here",
  empty: "Drag one file or several here, or choose them",
  onTouch: "Choose one file or several",
  held: "Drag further months or entities here, or the same days exported anew",
  heldOnTouch: "Choose further months or entities, or the same days exported anew",
} as const;

/** A finger drags nothing, so a phone is not asked to. */
function Invitation({ to, onTouchTo }: { to: string; onTouchTo: string }) {
  return (
    <>
      <Box component="span" sx={{ [onTouch]: { display: "none" } }}>
        {to}
      </Box>
      <Box component="span" sx={{ display: "none", [onTouch]: { display: "inline" } }}>
        {onTouchTo}
      </Box>
    </>
  );
}

const textStyle = { display: "flex", alignItems: "center", gap: 1.25, minWidth: 0 } as const;

const heldStyle = {
  fontWeight: 550,
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflowWrap: "anywhere",
} as const;
