import { formatLicenceCode, parseLicenceCode } from './licence-code';

const start = '#code=';

/** The fragment of a link that brings a licence code to the sign-up page. A fragment is sent to no server. */
export function toCodeFragment(code: string): string {
  return `${start}${formatLicenceCode(code)}`;
}

/** The code in an address's fragment, formatted for reading; null if it holds none. */
export function readCodeFragment(fragment: string): string | null {
  if (!fragment.startsWith(start)) return null;
  const code = parseLicenceCode(fragment.slice(start.length));
  return code && formatLicenceCode(code);
}
