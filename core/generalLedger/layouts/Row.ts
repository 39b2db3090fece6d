export type Row = { row: number; cells: readonly string[] };
