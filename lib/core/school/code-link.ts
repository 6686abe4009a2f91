import { formatLicenceCode, parseLicenceCode } from './licence-code';

const start = '#code=';

/**
 * Returns the link fragment that fills a school's licence code into the sign-up page. Browsers send no fragment to the
 * server.
 */
export function toCodeFragment(code: string): string {
  return `${start}${formatLicenceCode(code)}`;
}

/** Reads a school's licence code from the fragment of a link, formatted for reading; null if there is no valid code. */
export function readCodeFragment(fragment: string): string | null {
  if (!fragment.startsWith(start)) return null;
  const code = parseLicenceCode(fragment.slice(start.length));
  return code && formatLicenceCode(code);
}
