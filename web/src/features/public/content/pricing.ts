import { paths } from "../../../config/paths.ts";
import type { ContentPage } from "./pages.ts";

export const pricingPage: ContentPage = {
  path: paths.pricing,
  title: "Pricing",
  lead: "Pay for the statements you prepare. Start with a 14-day trial, no credit card.",
  description:
    "Three plans for cash flow statements that tie out: Starter, Professional and Enterprise, with a 14-day free trial.",
  sections: [],
};
