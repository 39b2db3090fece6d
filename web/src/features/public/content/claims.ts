/** Something that only the owner can vouch for; it is on the site where it is switched on. */
export type Claim<Value> = { isPublished: boolean; value: Value };

/**
 * Every claim that only the owner can vouch for: customers, certifications, savings, what the plans
 * promise. They stand here alone and switched off, so that an owner publishes what is true for them.
 */
export const claims = {
  impact: switchedOff([
    { figure: "2,500+", label: "professionals" },
    { figure: "50,000+", label: "statements" },
    { figure: "99.9%", label: "uptime" },
  ]),
  certifications: switchedOff(["SOC 2 Type II", "ISO 27001", "GDPR"]),
  returns: switchedOff([
    { figure: "90%", label: "time saving" },
    { figure: "$2,500", label: "monthly savings" },
    { figure: "3x", label: "ROI" },
  ]),
  teamFeatures: switchedOff([
    "Team collaboration",
    "Team collaboration up to 5 users",
    "Unlimited team members",
  ]),
  services: switchedOff([
    "E-mail support",
    "Priority support",
    "Custom AI training",
    "Dedicated account manager",
    "Custom integrations",
  ]),
};

/** The price that search engines are told. */
export const offer = { price: "49.00", currency: "USD", validUntil: "2025-12-31" } as const;

/** The items of a claim, none of them where it is not published. */
export function published<Item>({ isPublished, value }: Claim<readonly Item[]>): readonly Item[] {
  return isPublished ? value : [];
}

/** Whether a point of a plan or of a page may be shown: what claims name is shown where they are switched on. */
export function isShown(
  point: string,
  named: readonly Claim<readonly string[]>[] = [claims.teamFeatures, claims.services],
): boolean {
  return named.every(({ isPublished, value }) => isPublished || !value.includes(point));
}

function switchedOff<Value>(value: Value): Claim<Value> {
  return { isPublished: false, value };
}

export const plans = [
  {
    name: "Starter",
    price: "$49",
    points: [
      "Up to 10 projects per month",
      "IFRS and US GAAP",
      "Automated categorisation",
      "Basic audit trail",
      "PDF and Excel export",
      "E-mail support",
    ],
    without: ["AI validation", "Team collaboration"],
    button: "Start with Starter",
  },
  {
    name: "Professional",
    price: "$149",
    points: [
      "Up to 50 projects per month",
      "Advanced AI categorisation",
      "Complete audit trail",
      "AI validation and anomaly detection",
      "Team collaboration up to 5 users",
      "Priority support",
      "Custom templates",
    ],
    without: [],
    button: "Start with Professional",
  },
  {
    name: "Enterprise",
    price: "$399",
    points: [
      "Unlimited projects",
      "Custom AI training",
      "Unlimited team members",
      "Dedicated account manager",
      "Custom integrations",
    ],
    without: [],
    button: "Contact Sales",
  },
] as const;

export const questions = [
  {
    question: "Is there a free trial?",
    answer: "Yes: 14 days with the Professional features, and no credit card.",
  },
  {
    question: "Can I change my plan?",
    answer: "Upgrades take effect immediately and downgrades at the next billing cycle.",
  },
  {
    question: "How can I pay?",
    answer: "By major credit cards and ACH, with annual invoicing for Enterprise.",
  },
] as const;
