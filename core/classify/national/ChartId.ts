/** The national charts of accounts that are known by number. */
export const chartIds = [
  "PCG",
  "SKR03",
  "SKR04",
  "PGC",
  "SNC",
  "CEE",
  "MAR",
  "PCN",
  "RGS",
  "BAS",
  "NS4102",
  "EKR",
  "OMFP1802",
  "KMU",
] as const;

export type ChartId = (typeof chartIds)[number];
