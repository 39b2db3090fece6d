/**
 * Tells zod not to make code while it runs: the content policy refuses that, and browsers report
 * each attempt. Set by name, since importing zod to say so would bring it to the first page; it
 * has to stand before the first schema does.
 */
export function zodWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
