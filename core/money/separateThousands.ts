/** A numeric string with its thousands apart: "-1234.50" as "-1,234.50". */
export function separateThousands(amount: string, separator = ","): string {
  const point = amount.indexOf(".");
  const end = point < 0 ? amount.length : point;
  const start = amount.startsWith("-") ? 1 : 0;
  const groups: string[] = [];
  for (let at = end; at > start; at -= 3) groups.push(amount.slice(Math.max(start, at - 3), at));
  return amount.slice(0, start) + groups.reverse().join(separator) + amount.slice(end);
}
