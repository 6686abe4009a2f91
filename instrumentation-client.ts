/*
 * Next.js runs this file first. Without the option "jitless", Zod would compile code from text, which the
 * Content-Security-Policy forbids.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

declare global {
  interface Window {
    trustedTypes?: {
      readonly defaultPolicy: object | null;
      createPolicy: (
        name: string,
        rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
      ) => void;
    };
  }
}

/*
 * Trusted Types policy: only scripts of the build may run. Turbopack's loader and React assign script URLs as plain
 * strings, so only a default policy can check them.
 */
const partOfBuild = /\/(_next\/static\/[\w./~-]+|service-worker)\.js$/;
const markup = /<[a-z!/?]/i;
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && partOfBuild.test(pathname) ? address : null;
  },
  createHTML: (text) => (text === '<script></script>' || !markup.test(text) ? text : null),
});
