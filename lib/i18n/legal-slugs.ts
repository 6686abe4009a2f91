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
