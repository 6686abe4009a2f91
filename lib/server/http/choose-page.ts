import 'server-only';
import { checkoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { chooseLocale, type Locale } from '@/lib/i18n/locales';
import { isReadable } from './early-refusal';

export interface PageChoice {
  /** Path of a prerendered page, as in "/no/about". */
  page: string;
  status: 200 | 404;
  locale: Locale;
}

/** A page with a path parameter is prerendered once, with this as the parameter. */
const parameter = '_';

/** More than any page has, so that a long address costs no more than its length. */
const mostSegments = 12;

function findShell(isPage: (page: string) => boolean, site: string, pathname: string) {
  const segments = pathname.split('/', mostSegments + 1);
  if (segments.length > mostSegments) return undefined;
  for (let index = segments.length - 1; index > 0; index -= 1) {
    const shell = site + segments.with(index, parameter).join('/');
    if (isPage(shell)) return shell;
  }
  return undefined;
}

/** Returns the not-found page: that of the address's folder if there is one, otherwise the site's. */
function notFoundPage(isPage: (page: string) => boolean, site: string, pathname: string) {
  const ofFolder = `${site}${pathname.slice(0, pathname.lastIndexOf('/'))}/not-found`;
  return isPage(ofFolder) ? ofFolder : `${site}/not-found`;
}

/** Pages without an address of their own. */
const isHidden = (path: string) => path.endsWith('/not-found') || path.startsWith('/returned/');

/**
 * The prerendered page for an address, which carries no language. `pathname` is below the base path; `search` is the query.
 * A visitor who returns from a checkout gets the landing page with its outcome in the HTML.
 */
export function choosePage(
  isPage: (page: string) => boolean,
  { pathname, search }: { pathname: string; search: string },
  language: Parameters<typeof chooseLocale>[0],
): PageChoice {
  const locale = chooseLocale(language);
  const site = `/${locale}`;
  const path = pathname.replace(/\/$/, '');
  const outcome = path === '' ? checkoutOutcome(search) : undefined;
  if (outcome) return { page: `${site}/returned/${outcome}`, status: 200, locale };
  if (isPage(site + path) && !isHidden(path)) {
    return { page: site + path, status: 200, locale };
  }
  const shell = isReadable(path) ? findShell(isPage, site, path) : undefined;
  if (shell) return { page: shell, status: 200, locale };
  return { page: notFoundPage(isPage, site, path), status: 404, locale };
}
