import { tiers } from '@/lib/core/billing/plans';
import { legalSlugs } from '@/lib/i18n/legal-slugs';
import { locales, type Locale } from '@/lib/i18n/locales';
import { articles } from '../articles/articles';

export const sitePages: { path: string; languages: readonly Locale[] }[] = [
  { path: '/', languages: locales },
  { path: '/about', languages: locales },
  { path: '/getstarted', languages: locales },
  { path: '/contact', languages: locales },
  { path: '/pages/guide', languages: ['no'] },
  ...tiers.map(({ slug }) => ({ path: `/pricing/${slug}`, languages: locales })),
  ...articles.map(({ href }) => ({ path: href, languages: ['en'] as const })),
  ...legalSlugs.map((slug) => ({ path: `/${slug}`, languages: locales })),
];
