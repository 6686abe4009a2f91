import type { Locale } from '@/lib/i18n/locales';

const leastReviews = 10;
const templateId = '5419b6a8b0d04a076446a9ad';

const profileHosts: Record<Locale, string> = { no: 'no.trustpilot.com', en: 'www.trustpilot.com' };
const widgetLocales: Record<Locale, string> = { no: 'nb-NO', en: 'en-GB' };

export function reviewPage(profile: string, locale: Locale): string {
  return `https://${profileHosts[locale]}/review/${encodeURIComponent(profile)}`;
}

/** Builds the URL of a frame with reviews, so that the page needs no script of the review service. */
export function reviewFrame(
  businessUnitId: string,
  locale: Locale,
  theme: 'light' | 'dark',
): string {
  const ids = new URLSearchParams({ templateId, businessunitId: businessUnitId });
  const looks = new URLSearchParams({
    locale: widgetLocales[locale],
    styleHeight: '24px',
    styleWidth: '100%',
    theme,
    minReviewCount: String(leastReviews),
    withoutReviewsPreferredStringId: '1',
    styleAlignment: 'left',
  });
  return `https://widget.trustpilot.com/trustboxes/${templateId}/index.html?${ids}#${looks}`;
}
