import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { LearnedExample } from "@tieout/contract";
import { acceptAttribute } from "@tieout/contract";
import { useRef } from "react";
import { Button } from "../../../components/Button.tsx";
import { callApi } from "../../../lib/api/callApi.ts";
import type { TabProps } from "./TabProps.ts";
import { TextList } from "./TextList.tsx";
import { useExpert } from "./useExpert.ts";

/** Train: an example statement teaches line names, order and classification. */
export function TrainTab({ project, expert: { example } }: TabProps) {
  const id = project.id;
  const input = useRef<HTMLInputElement>(null);
  const learn = useExpert(id, {
    ask: (file: File) => callApi("uploadExampleCashFlow", { params: { id }, form: formOf(file) }),
    failureTitle: "Upload Failed",
    toastFor: ({ file, lines }) => ({
      title: "Upload successful",
      description: `${lines.length} lines learned from ${file.fileName}`,
    }),
  });
  const forget = useExpert(id, {
    ask: () => callApi("forgetExampleCashFlow", { params: { id } }),
    failureTitle: "Error",
    toastFor: () => ({ title: "Example forgotten" }),
  });
  return (
    <>
      <Typography color="textSecondary">
        Upload a cash flow statement you published before. Its line names and their order are used
        under Generate; the file itself is not kept.
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Example statement file"
        accept={acceptAttribute("prior_cashflow")}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) learn.mutate(file);
        }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, my: 1.5 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={learn.isPending}
          onClick={() => input.current?.click()}
        >
          {learn.isPending ? "Uploading..." : "Choose example"}
        </Button>
        {example && (
          <Button color="inherit" disabled={forget.isPending} onClick={() => forget.mutate(null)}>
            Forget it
          </Button>
        )}
      </Box>
      {example && <Learned example={example} />}
    </>
  );
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

function Learned({ example: { fileName, method, lines } }: { example: LearnedExample }) {
  const known = lines.filter(({ concept }) => concept !== null).length;
  return (
    <TextList
      title={`Learned from ${fileName}`}
      note={`${lines.length} lines of the ${method} method, ${known} of them known to us.`}
      texts={lines.map(({ label, category, concept }) =>
        concept === null ? `${label} (${category}; not known to us)` : `${label} (${category})`,
      )}
      isTall
    />
  );
}
