const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** A numeric string with its thousands apart: "-1234.50" as "-1,234.50". */
export function separateThousands(amount: string): string {
  const [whole = "", fraction] = amount.split(".");
  const grouped = whole.replace(GROUPS, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
