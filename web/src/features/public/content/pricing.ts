import type { ContentPage } from "./pages.ts";

export const pricingPage: ContentPage = {
  title: "Pricing",
  lead: "Pay for the statements you prepare. Start with a 14-day trial, no credit card.",
  description: "Three plans: Starter, Professional and Enterprise.",
  sections: [],
};
