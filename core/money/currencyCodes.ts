/** The active currency codes of ISO 4217. */
const currencyCodes: readonly string[] =
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD
  IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK
  MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS
  SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR
  ZMW ZWG`.split(/\s+/);

const codes: ReadonlySet<string> = new Set(currencyCodes);

/** Those that count in thousandths: two decimals, with which statements are kept, would round them. */
const inThousandths: ReadonlySet<string> = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

/** The currencies a statement can be in. */
export const statementCurrencies: readonly string[] = currencyCodes.filter(
  (code) => !inThousandths.has(code),
);

/** Whether a text is a currency code of ISO 4217. */
export function isCurrencyCode(text: string): boolean {
  return codes.has(text);
}
