/** The words of bookkeeping that are most often shortened, the commonest first. */
export const coreWords: readonly string[] = (
  "account asset liability expense income revenue receivable payable payment receipt cash bank " +
  "depreciation accumulated amortisation impairment prepayment accrual accrued deferred provision allowance " +
  "inventory stock material purchase sale return discount debtor creditor supplier customer employee director " +
  "salary wage pension insurance interest dividend retained earning reserve capital share premium " +
  "property plant equipment machinery furniture fixture vehicle building leasehold freehold improvement " +
  "software licence intangible goodwill investment subsidiary associate intercompany loan borrowing mortgage " +
  "lease liability tax current noncurrent operating administration marketing advertising professional legal " +
  "commission travelling entertainment repair maintenance telephone electricity stationery printing postage " +
  "consultancy consulting subscription subcontractor manufacturing production overhead labour freight carriage " +
  "distribution warehouse general miscellaneous sundry statutory revaluation translation disposal " +
  "receivable contribution withholding clearing suspense warranty restructuring obsolescence finished " +
  "research development technology management service product adjustment difference exchange foreign"
).split(" ");
