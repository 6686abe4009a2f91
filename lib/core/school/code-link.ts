import { formatLicenceCode, parseLicenceCode } from './licence-code';

const start = '#code=';

/** The fragment of a link that fills a licence code into the sign-up page. A fragment is not sent to any server. */
export function toCodeFragment(code: string): string {
  return `${start}${formatLicenceCode(code)}`;
}

/** The licence code in an address's fragment, formatted for reading; null if there is none. */
export function readCodeFragment(fragment: string): string | null {
  if (!fragment.startsWith(start)) return null;
  const code = parseLicenceCode(fragment.slice(start.length));
  return code && formatLicenceCode(code);
}
