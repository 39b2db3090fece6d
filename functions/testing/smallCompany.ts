/** A company small enough to check by hand: it sells for 100, pays 60 and collects 90. */
export const smallTrialBalance = `Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type
1000,Bank,130,,100,,Current Asset
1100,Trade debtors,30,,20,,Current Asset
3000,Share capital,,100,,100,Equity
3900,Retained earnings,,20,,20,Equity
4000,Sales,,100,,,Revenue
5000,Overheads,60,,,,Expense
`;
