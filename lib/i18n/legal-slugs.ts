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
