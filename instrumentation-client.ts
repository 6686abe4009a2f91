/*
 * Next.js runs this before any other code of a page. Zod makes faster checks from text where it may, and finds out by
 * trying, for the first schema that is made. The pages' content security policy forbids it, and browsers report the try
 * as a violation. `z.config` would say the same, and would put Zod into pages that do without.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
