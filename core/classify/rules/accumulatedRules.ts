import { decides, type NameRule } from "./NameRule.ts";

const contra = { where: ["asset", "liability"], natural: "credit" } as const;
const intangible =
  "software|patent|intangible|licence|trademark|website|copyright|brand|franchise|development|relationship|list|technology|goodwill";

const tangible =
  "leasehold|improvement|building|equipment|vehicle|furniture|fixture|plant|machinery|premises|property|fitout|hardware|truck|forklift|racking|tool|tooling|van|car|trailer";

/** In Canada tangible assets are amortised too: the type label then tells. */
const amongTangible = ["fixed", "tangible", "capital", "ppe", "equipment", "plant"];

/** What has been depreciated, amortised or impaired so far. */
export const accumulatedRules: readonly NameRule[] = [
  decides(
    "right_of_use_accumulated_depreciation",
    [
      "right of use + depreciation|amortisation|accumulated|impairment",
      "lease asset + accumulated|depreciation|amortisation",
      "rou + depreciation",
    ],
    { ...contra, needs: "statement", orSide: "credit" },
  ),
  decides(
    "right_of_use_accumulated_depreciation",
    [
      "right of use + accumulated depreciation|amortisation|impairment",
      "lease asset + accumulated depreciation|amortisation",
      "leased asset + accumulated depreciation|amortisation",
    ],
    contra,
  ),
  decides("ppe_accumulated_depreciation", ["accumulated amortisation", "amortisation"], {
    ...contra,
    needs: "statement",
    orSide: "credit",
    typed: amongTangible,
    unless: [`amortisation + ${intangible}`],
  }),
  decides(
    "intangibles_accumulated_amortisation",
    [
      "accumulated amortisation",
      "amortisation provision|reserve|accumulated",
      "provision for amortisation",
      "aggregate amortisation",
      "amortisation to date",
      `accumulated amortisation|impairment + ${intangible}`,
      `writeoff to date + ${intangible}`,
      "amortised|cumulative + amortisation",
    ],
    {
      ...contra,
      unless: [tangible, "goodwill impairment", "accumulated impairment + goodwill", "debt"],
    },
  ),
  decides("intangibles_accumulated_amortisation", [`accumulated depreciation + ${intangible}`], {
    ...contra,
    unless: [tangible, "computer|hardware|it|office"],
  }),
  decides(
    "intangibles_accumulated_amortisation",
    ["amortisation", `depreciation|impairment|writedown + ${intangible}`],
    {
      ...contra,
      needs: "statement",
      orSide: "credit",
      unless: [tangible, "debt|loan|bond|issue|issuance", "impairment + goodwill", "grant"],
    },
  ),
  decides(
    "intangibles_accumulated_amortisation",
    ["depreciation", "accumulated", "impairment", "amortisation"],
    {
      ...contra,
      typed: ["intangible"],
    },
  ),
  decides("goodwill", ["accumulated impairment + goodwill", "impairment + goodwill"], {
    ...contra,
    needs: "statement",
    orSide: "credit",
  }),
  decides(
    "ppe_accumulated_depreciation",
    [
      "accumulated depreciation",
      "accumulated depletion",
      "accumulated impairment",
      `accumulated amortisation + ${tangible}`,
      "impairment provision|reserve|allowance .. accumulated",
      "provision for depreciation",
      "depreciation provision|reserve|allowance",
      "allowance|reserve for depreciation",
      "aggregate|cumulative depreciation",
      "depreciation to date",
      "depreciation brought|carried forward",
      `writeoff to date + ${tangible}`,
    ],
    contra,
  ),
  decides(
    "ppe_accumulated_depreciation",
    [
      "^ allowance|adjustment|impairment .. fixed|tangible|acquired asset",
      "^ allowance|adjustment|impairment .. building|plant|machinery|land|equipment|furniture|vehicle",
    ],
    {
      ...contra,
      needs: "statement",
      orSide: "credit",
      strength: "strong",
      unless: ["intangible|financial|loss|expense|inventory|stock|receivable"],
    },
  ),
  decides("ppe_accumulated_depreciation", ["depreciation", "depletion"], {
    ...contra,
    needs: "statement",
    orSide: "credit",
    strength: "certain",
  }),
  decides(
    "ppe_accumulated_depreciation",
    [`amortisation + ${tangible}`, "impairment + ppe|plant|equipment|property|building|machinery"],
    {
      ...contra,
      needs: "statement",
      orSide: "credit",
    },
  ),
];
