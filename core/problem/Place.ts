/** Where in the user's data a problem stands. */
export type Place = {
  sheet?: string;
  row?: number;
  column?: string;
  account?: string;
  value?: string;
  expected?: string;
};
