import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type Props = {
  title: string;
  texts: readonly string[];
  note?: string;
  /** Scrolls inside itself when it is long. */
  isTall?: boolean;
};

/** A titled list of sentences; nothing when there are none. */
export function TextList({ title, texts, note, isTall = false }: Props) {
  if (texts.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 1.5, overflowWrap: "anywhere" }}>
      <Typography variant="h3">{title}</Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      <Box
        component="ul"
        {...(isTall && { tabIndex: 0, "aria-label": title })}
        sx={{ m: 0, mt: 0.5, pl: 2.5, ...(isTall && { maxHeight: 280, overflowY: "auto" }) }}
      >
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
