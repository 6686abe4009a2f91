/** Headers of every response. A page replaces the policy with its own, which lists its inline scripts and styles. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** An address with a token is as good as a key, so no search engine lists it and no other site is told of it. */
const tokenPageHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** Headers of the pages of an address below the base path, besides `securityHeaders`. */
export function pageHeaders(pathname: string): Record<string, string> {
  return /^\/(share|answer)(\/|$)/.test(pathname) ? tokenPageHeaders : {};
}
