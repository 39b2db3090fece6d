import fc from "fast-check";

/**
 * Laws draw the same books in each run: a change that broke nothing must not be refused for what another one left.
 * Whoever asks for more chances draws others.
 */
if (process.env.CHANCES === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
