import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { LineChange } from "@tieout/contract";
import type { Method } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { smallTableStyle } from "./smallTableStyle.ts";

type Props = { changes: readonly LineChange[]; method: Method };

/** The lines and totals that would change, before and after. */
export function EffectTable({ changes, method }: Props) {
  if (changes.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {`No line of the ${method} method changes.`}
      </Typography>
    );
  }
  return (
    <TableFrame label="Lines that change" canCopy>
      <Box component="table" aria-label="Lines that change" sx={smallTableStyle}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, concept, lineItem, isSubtotal, before, after }) => (
            <tr key={id} data-concept={concept} className={isSubtotal ? "total" : ""}>
              <th scope="row">{lineItem}</th>
              <td>
                <AmountText amount={before} />
              </td>
              <td>
                <AmountText amount={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </TableFrame>
  );
}
