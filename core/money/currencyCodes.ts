/** The active currency codes of ISO 4217. */
const currencyCodes: readonly string[] =
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD
  IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK
  MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS
  SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR
  ZMW ZWG`.split(/\s+/);

const codes: ReadonlySet<string> = new Set(currencyCodes);

/** ISO 4217 gives most currencies two decimals; these have none, and these three. */
const withoutDecimals: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);
const withThree: ReadonlySet<string> = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

/** How many decimals an amount of a currency has (ISO 4217); two where no currency is known. */
export function decimalsOf(currency: string | null): number {
  if (currency === null) return 2;
  if (withoutDecimals.has(currency)) return 0;
  return withThree.has(currency) ? 3 : 2;
}

/** The currencies a statement can be in. */
export const statementCurrencies: readonly string[] = currencyCodes;

/** Whether a text is a currency code of ISO 4217. */
export function isCurrencyCode(text: string): boolean {
  return codes.has(text);
}
