import 'server-only';
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

/** The prerendered page for an address, which carries no language. `pathname` is below the base path. */
export function choosePage(
  isPage: (page: string) => boolean,
  pathname: string,
  language: Parameters<typeof chooseLocale>[0],
): PageChoice {
  const locale = chooseLocale(language);
  const site = `/${locale}`;
  const path = pathname.replace(/\/$/, '');
  if (isPage(site + path) && !path.endsWith('/not-found')) {
    return { page: site + path, status: 200, locale };
  }
  const shell = isReadable(path) ? findShell(isPage, site, path) : undefined;
  if (shell) return { page: shell, status: 200, locale };
  return { page: notFoundPage(isPage, site, path), status: 404, locale };
}
