/**
 * Banks as bookkeepers name their accounts after them, without the word "bank". Names that are ordinary words too
 * ("Access", "Equity", "Union") are left to that word.
 */
export const bankPhrases: readonly string[] = [
  // United Kingdom and Ireland
  "barclays|hsbc|lloyds|natwest|santander|nationwide|rbs|halifax|coutts|aib|metro|tsb|ptsb|starling|monzo|tide",
  "triodos|handelsbanken|investec|ccla|coif",
  "yorkshire|clydesdale|ulster|cooperative bk",
  "caf gold|cash|bank",
  "royal|bank of scotland",
  "allied irish",
  // United States and Canada
  "chase|citi|citibank|jpmorgan|bofa|boa|ally|mercury|brex|svb|usbank|keybank|truist|pnc|suntrust|comerica|becu|usaa",
  "wells fargo",
  "capital one bank",
  "fifth third",
  "bbt|bb t",
  "mt|m t ckg|checking|savings|bank",
  "silicon valley bank",
  "navy federal",
  "rbc|scotiabank|bmo|cibc|desjardins|tangerine|vancity",
  "td canada trust",
  "td bank|checking|chequing|savings|operating|current",
  // Australia and New Zealand
  "anz|westpac|nab|cba|commbank|bendigo|suncorp|bankwest|macquarie|asb|bnz|kiwibank",
  // Africa
  "fnb|absa|nedbank|capitec|tymebank|stanbic|gtbank|gtb|ecobank|fcmb|uba|kcb|ncba",
  "standard|std|stan chartered",
  "stanchart",
  "zenith dom|domiciliary|current|bank",
  // Asia and the Gulf
  "dbs|ocbc|uob|maybank|cimb|icici|hdfc|sbi|kotak|pnb|idbi|idfc|indusind|enbd|adcb|mashreq|rakbank",
  "hang seng",
  "emirates nbd",
  // The continent of Europe
  "bnp|paribas|ing|rabobank|unicredit|deutsche|commerzbank|ubs|kbc|belfius|nordea|swedbank|danske|dnb|bbva|sabadell",
  "abn amro",
  "credit agricole|mutuel|suisse",
];

/** Words in these phrases that are no names: their slips of the pen are put right like those of any other word. */
const WORDS_BESIDE_NAMES: ReadonlySet<string> = new Set(
  "ckg checking chequing savings operating current dom domiciliary cash gold bank bk standard".split(
    " ",
  ),
);

/** Names of banks and processors among the words of the rules: with another letter they are other names. */
export const bankNames: ReadonlySet<string> = new Set([
  ..."gocardless worldpay payoneer".split(" "),
  ...bankPhrases
    .flatMap((phrase) => phrase.split(/[ |]/))
    .filter((word) => !WORDS_BESIDE_NAMES.has(word)),
]);
