import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Panel } from "../../components/Panel.tsx";
import { templatePath } from "../../config/paths.ts";

const cases = [
  {
    title: "Several companies",
    text: "An Entity column names the company of each row, and an Elimination column marks what is between them. The box Multi-entity consolidation appears once a file has that column.",
    template: { name: "Template for several companies", path: templatePath("consolidation") },
  },
  {
    title: "Cash in another currency",
    text: "The opening, average and closing rates of the year; the box Include FX rates appears once their file is there.",
    template: { name: "Template for exchange rates", path: templatePath("fx_rates") },
  },
] as const;

/** What few companies need, beneath what all do: how it is given, with a file to begin from. */
export function SpecialCases() {
  return (
    <Panel title="Only where it applies">
      {cases.map(({ title, text, template }) => (
        <section key={title} aria-label={title}>
          <Typography variant="h3" sx={{ mt: 1 }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {`${text} `}
            <Link href={template.path} download>
              {template.name}
            </Link>
          </Typography>
        </section>
      ))}
    </Panel>
  );
}
