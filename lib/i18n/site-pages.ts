import { locales, type Locale } from './locales';

/** The languages that a page of the public site is written in. */
export type PageLanguages = readonly Locale[];

/** The legal pages, in the order in which they link to each other (spec, section 2). */
export const legalSlugs = [
  'privacy',
  'terms',
  'cookies',
  'return',
  'disclaimer',
  'acceptableuse',
  'eula',
] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** The articles, which are in English only. */
export const articleSlugs = ['seatingarrangement', 'privacy'] as const;
export type ArticleSlug = (typeof articleSlugs)[number];

/** Slugs of the tiers (lib/core/billing/tiers.ts), which this zone may not import. */
const planSlugs = ['teacher', 'schoolS', 'schoolM', 'schoolL'] as const;

/** Every public page that search engines may list, with its path and languages (spec, section 2). */
export const sitePages: { path: string; languages: PageLanguages }[] = [
  { path: '/', languages: locales },
  { path: '/about', languages: locales },
  { path: '/getstarted', languages: locales },
  { path: '/contact', languages: locales },
  { path: '/pages/guide', languages: ['no'] },
  ...planSlugs.map((slug) => ({ path: `/pricing/${slug}`, languages: locales })),
  ...articleSlugs.map((slug) => ({ path: `/articles/${slug}`, languages: ['en'] as const })),
  ...legalSlugs.map((slug) => ({ path: `/${slug}`, languages: locales })),
];
