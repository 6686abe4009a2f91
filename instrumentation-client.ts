/*
 * Next.js runs this before any other code of a page. Zod makes faster checks from text where it may, and finds out by
 * trying, for the first schema that is made. The pages' content security policy forbids it, and browsers report the try
 * as a violation. `z.config` would say the same, and would put Zod into pages that do without.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

declare global {
  interface Window {
    trustedTypes?: {
      readonly defaultPolicy: object | null;
      /** The browser refuses a text for which a function answers null, and reports a violation. */
      createPolicy: (
        name: string,
        rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
      ) => void;
    };
  }
}

/*
 * The policy that pages have for texts which become code (Trusted Types). Turbopack's loader gives scripts and workers
 * their addresses as plain texts, and React writes the elements of scripts that way; browsers ask here whether they may.
 */
const partOfBuild = /\/(_next\/static\/[\w./~-]+|service-worker)\.js$/;
/** Whatever begins with it is markup for a browser, be it an element, its end, a comment or an instruction. */
const markup = /<[a-z!/?]/i;
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && partOfBuild.test(pathname) ? address : null;
  },
  createHTML: (text) => (text === '<script></script>' || !markup.test(text) ? text : null),
});
