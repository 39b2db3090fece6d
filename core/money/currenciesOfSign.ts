/**
 * The currencies that a sign or an abbreviation may stand for, the likeliest first: what countries write before or
 * behind amounts, in small letters. A code of ISO 4217 stands for itself and is not listed.
 */
const SIGNS: readonly (readonly [string, string])[] = [
  [
    "$",
    "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP BRL BBD BMD BND BSD BZD CVE FJD GYD JMD KYD LRD NAD NIO SBD SRD SVC TOP TTD WST XCD ZWG",
  ],
  ["us$ u$s", "USD"],
  ["a$ au$", "AUD"],
  ["c$", "CAD NIO"],
  ["ca$ can$", "CAD"],
  ["nz$", "NZD"],
  ["s$ sg$", "SGD"],
  ["hk$", "HKD"],
  ["nt$ nt", "TWD"],
  ["r$", "BRL"],
  ["mx$", "MXN"],
  ["€", "EUR"],
  ["£", "GBP EGP FKP GIP LBP SDG SHP SSP SYP"],
  ["e£ le", "EGP"],
  ["¥ ￥", "JPY CNY"],
  ["円", "JPY"],
  ["元", "CNY TWD HKD"],
  ["₹", "INR"],
  ["rs rs.", "INR PKR LKR NPR MUR SCR"],
  ["₩", "KRW KPW"],
  ["₺ tl", "TRY"],
  ["₽", "RUB"],
  ["руб руб.", "RUB BYN"],
  ["₴ грн грн.", "UAH"],
  ["₦", "NGN"],
  ["₱", "PHP"],
  ["฿", "THB"],
  ["₫", "VND"],
  ["₪", "ILS"],
  ["₡", "CRC"],
  ["₲ gs", "PYG"],
  ["₵ gh₵ gh¢ ghc", "GHS"],
  ["₸", "KZT"],
  ["₭", "LAK"],
  ["₮", "MNT"],
  ["₼", "AZN"],
  ["₾", "GEL"],
  ["৳ tk tk.", "BDT"],
  ["៛", "KHR"],
  ["﷼", "SAR IRR OMR QAR YER"],
  ["kr kr.", "SEK NOK DKK ISK"],
  ["kč", "CZK"],
  ["zł", "PLN"],
  ["ft", "HUF"],
  ["lei", "RON MDL"],
  ["rm", "MYR"],
  ["rp rp.", "IDR"],
  ["ksh", "KES"],
  ["tsh", "TZS"],
  ["ush", "UGX"],
  ["sfr sfr.", "CHF"],
  ["s/ s/.", "PEN"],
  ["b/ b/.", "PAB"],
  ["fcfa cfa", "XOF XAF"],
  ["dh dhs", "AED MAD"],
];

const bySign: ReadonlyMap<string, readonly string[]> = new Map(
  SIGNS.flatMap(([signs, codes]) => signs.split(" ").map((sign) => [sign, codes.split(" ")])),
);

/**
 * The currencies that a sign beside an amount may stand for, the likeliest first; none where it is not known.
 * A letter or two before a sign that is not listed with them say which of its currencies it is ("J$").
 */
export function currenciesOfSign(sign: string): readonly string[] {
  const small = sign.toLowerCase();
  return bySign.get(small) ?? bySign.get(small.replace(/^\p{L}{1,3}(?=\p{Sc}$)/u, "")) ?? [];
}
