/** Names of banks and processors among the words of the rules: with another letter they are other names. */
export const bankNames: ReadonlySet<string> = new Set(
  (
    "gocardless worldpay payoneer starling barclays nationwide santander citibank jpmorgan keybank commbank " +
    "macquarie kiwibank scotiabank desjardins rabobank unicredit deutsche commerzbank"
  ).split(" "),
);
