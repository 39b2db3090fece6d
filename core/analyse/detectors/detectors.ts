import type { Detector } from "../Detector.ts";
import { instructionInName } from "./instructionInName.ts";
import { suspense } from "./suspense.ts";

/** Every procedure of the analyst; the documentation is written from this list. */
export const detectors: readonly Detector[] = [suspense, instructionInName];
