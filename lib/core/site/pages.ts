/** The languages that a page of the public site is written in. */
export type PageLanguages = readonly ('no' | 'en')[];

const both: PageLanguages = ['no', 'en'];

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

export const articleSlugs = ['seatingarrangement', 'privacy'] as const;
export type ArticleSlug = (typeof articleSlugs)[number];

/** The plans that have a page; the tiers of billing, which core's features may not know of each other. */
export const planSlugs = ['teacher', 'schoolS', 'schoolM', 'schoolL'] as const;

/** Every page of the public site that search engines may list: its path and languages (spec, section 2). */
export const sitePages: { path: string; languages: PageLanguages }[] = [
  { path: '/', languages: both },
  { path: '/about', languages: both },
  { path: '/getstarted', languages: both },
  { path: '/pages/guide', languages: ['no'] },
  ...planSlugs.map((slug) => ({ path: `/pricing/${slug}`, languages: both })),
  ...articleSlugs.map((slug) => ({ path: `/articles/${slug}`, languages: ['en'] as const })),
  ...legalSlugs.map((slug) => ({ path: `/${slug}`, languages: both })),
];
