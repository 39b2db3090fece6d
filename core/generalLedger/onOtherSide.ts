/** The same amount on the other side of an account, as it is written. */
export function onOtherSide(amount: string): string {
  if (amount === "") return "";
  if (/^\(.*\)$/.test(amount)) return amount.slice(1, -1);
  return amount.startsWith("-") ? amount.slice(1) : `-${amount.replace(/^\+/, "")}`;
}
