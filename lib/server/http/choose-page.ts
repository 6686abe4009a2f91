import 'server-only';
import { checkoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { chooseLocale, type Locale } from '@/lib/i18n/locales';
import { isReadable } from './early-refusal';

export interface PageChoice {
  page: string;
  status: 200 | 404;
  locale: Locale;
}

const parameter = '_';

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

function notFoundPage(isPage: (page: string) => boolean, site: string, pathname: string) {
  const ofFolder = `${site}${pathname.slice(0, pathname.lastIndexOf('/'))}/not-found`;
  return isPage(ofFolder) ? ofFolder : `${site}/not-found`;
}

const isHidden = (path: string) => path.endsWith('/not-found') || path.startsWith('/returned/');

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
