/** Where the header of an EXTF file says what (DATEV format, Buchungsstapel). */
export const HEADER = {
  category: 2,
  consultant: 10,
  client: 11,
  yearStart: 12,
  length: 13,
  from: 14,
  to: 15,
  currency: 21,
  chart: 26,
};
/** The columns of a batch of postings, which stand in one order in every version. */
export const COLUMNS = {
  amount: 0,
  side: 1,
  currency: 2,
  base: 4,
  account: 6,
  contra: 7,
  key: 8,
  date: 9,
  document: 10,
  discount: 12,
  text: 13,
};
