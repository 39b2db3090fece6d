/** Overheads of a trading company: name, share of revenue in basis points, and whether it is agreed for a year. */
export const overheads: readonly {
  code: string;
  name: string;
  share: readonly [number, number];
  isFixed?: true;
}[] = [
  { code: "7000", name: "Rent", share: [150, 250], isFixed: true },
  { code: "7010", name: "Business rates", share: [40, 70], isFixed: true },
  { code: "7020", name: "Service charges", share: [15, 30], isFixed: true },
  { code: "7030", name: "Electricity", share: [40, 80] },
  { code: "7040", name: "Gas", share: [15, 30] },
  { code: "7050", name: "Water", share: [5, 10] },
  { code: "7060", name: "Insurance", share: [25, 45], isFixed: true },
  { code: "7070", name: "Repairs and maintenance", share: [30, 70] },
  { code: "7080", name: "Cleaning", share: [15, 30] },
  { code: "7090", name: "Security services", share: [10, 20] },
  { code: "7100", name: "Motor fuel", share: [25, 60] },
  { code: "7110", name: "Vehicle hire", share: [10, 25] },
  { code: "7120", name: "Travelling expenses", share: [15, 45] },
  { code: "7130", name: "Hotels and subsistence", share: [8, 20] },
  { code: "7140", name: "Entertaining", share: [3, 8] },
  { code: "7150", name: "Telephone and internet", share: [10, 25] },
  { code: "7160", name: "Printing and stationery", share: [6, 15] },
  { code: "7170", name: "Postage and couriers", share: [8, 20] },
  { code: "7180", name: "Software subscriptions", share: [25, 60] },
  { code: "7190", name: "IT support", share: [15, 35] },
  { code: "7200", name: "Advertising", share: [40, 120] },
  { code: "7210", name: "Exhibitions and marketing", share: [10, 40] },
  { code: "7220", name: "Website costs", share: [5, 15] },
  { code: "7230", name: "Legal fees", share: [10, 30] },
  { code: "7240", name: "Audit fee", share: [10, 20], isFixed: true },
  { code: "7250", name: "Accountancy fees", share: [6, 15] },
  { code: "7260", name: "Consultancy fees", share: [15, 50] },
  { code: "7270", name: "Recruitment costs", share: [8, 25] },
  { code: "7280", name: "Staff training", share: [8, 20] },
  { code: "7290", name: "Staff welfare", share: [5, 12] },
  { code: "7300", name: "Bank charges", share: [5, 12] },
  { code: "7310", name: "Credit card charges", share: [5, 15] },
  { code: "7320", name: "Trade subscriptions", share: [3, 8] },
  { code: "7330", name: "Donations", share: [1, 3] },
  { code: "7340", name: "Sundry expenses", share: [3, 8] },
  { code: "7350", name: "Waste disposal", share: [4, 10] },
  { code: "7360", name: "Bad debts written off", share: [5, 20] },
  { code: "7370", name: "Equipment hire", share: [10, 25] },
  { code: "7380", name: "Licences and permits", share: [2, 6] },
  { code: "7390", name: "Health and safety costs", share: [3, 8] },
];

/** Prepaid and accrued parts of overheads: the cost they belong to and the share of it, in basis points. */
export const deferrals: readonly {
  code: string;
  name: string;
  of: string;
  share: readonly [number, number];
  side: "prepaid" | "accrued";
}[] = [
  { code: "1400", name: "Prepaid insurance", of: "7060", share: [3_000, 5_000], side: "prepaid" },
  { code: "1410", name: "Prepaid rent", of: "7000", share: [1_800, 2_600], side: "prepaid" },
  {
    code: "1420",
    name: "Prepaid software subscriptions",
    of: "7180",
    share: [2_500, 4_000],
    side: "prepaid",
  },
  {
    code: "1430",
    name: "Prepaid business rates",
    of: "7010",
    share: [600, 1_000],
    side: "prepaid",
  },
  { code: "2200", name: "Accrued electricity", of: "7030", share: [800, 1_500], side: "accrued" },
  { code: "2210", name: "Accrued advertising", of: "7200", share: [1_200, 2_400], side: "accrued" },
  { code: "2220", name: "Accrued legal fees", of: "7230", share: [1_000, 2_500], side: "accrued" },
  {
    code: "2230",
    name: "Accrued consultancy fees",
    of: "7260",
    share: [1_000, 2_000],
    side: "accrued",
  },
];
