export { endpoint } from "@tieout/contract";
