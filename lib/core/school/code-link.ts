import { formatLicenceCode, parseLicenceCode } from './licence-code';

const start = '#code=';

/**
 * Returns the URL fragment that fills a school's licence code into the sign-up page. Browsers do not send a fragment to
 * the server.
 */
export function toCodeFragment(code: string): string {
  return `${start}${formatLicenceCode(code)}`;
}

/** Reads a school's licence code from a URL fragment, and formats the code with a hyphen; null without a valid code. */
export function readCodeFragment(fragment: string): string | null {
  if (!fragment.startsWith(start)) return null;
  const code = parseLicenceCode(fragment.slice(start.length));
  return code && formatLicenceCode(code);
}
