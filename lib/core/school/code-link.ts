import { formatLicenceCode, parseLicenceCode } from './licence-code';

const start = '#code=';

/**
 * Returns the link fragment that fills a licence code into the sign-up page. Browsers send no fragment to the server.
 */
export function toCodeFragment(code: string): string {
  return `${start}${formatLicenceCode(code)}`;
}

/** Returns the licence code in the fragment of an address, formatted for reading; null if there is none. */
export function readCodeFragment(fragment: string): string | null {
  if (!fragment.startsWith(start)) return null;
  const code = parseLicenceCode(fragment.slice(start.length));
  return code && formatLicenceCode(code);
}
