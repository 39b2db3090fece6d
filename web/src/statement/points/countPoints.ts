import { separateThousands } from "@tieout/core";

/** "1 point open", "1,500 points open". */
export function countPoints(points: number): string {
  return points === 1 ? "1 point open" : `${separateThousands(String(points))} points open`;
}
