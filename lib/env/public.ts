/** Checked without zod, which would be a fifth of the front page's JavaScript. */
function checked(name: string, value: string, isRight: (value: string) => boolean, rule: string) {
  if (!isRight(value)) throw new Error(`${name} ${rule}, unlike "${value}".`);
  return value;
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const originRule = 'is an origin like https://klassekart.example';

const basePath = checked(
  'NEXT_PUBLIC_BASE_PATH',
  process.env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official',
  matches(/^(\/[^/]+)*$/),
  'starts with a slash and does not end with one',
);
const norwegianUrl = checked(
  'NEXT_PUBLIC_NORWEGIAN_URL',
  process.env.NEXT_PUBLIC_NORWEGIAN_URL || 'http://localhost:3000',
  isOrigin,
  originRule,
);

/** What the browser may know. Next.js writes these values into the bundle, so each is named in full. */
export const publicEnv = {
  /** Path under which everything is served, without a trailing slash; empty for the root. */
  basePath,
  apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL || `${basePath}/api`,
  appUrl: process.env.NEXT_PUBLIC_APP_URL || `${basePath}/app`,
  /** Where the site stands in each language: an origin, without the base path. One and the same where there is one. */
  siteUrls: {
    no: norwegianUrl,
    en: checked(
      'NEXT_PUBLIC_ENGLISH_URL',
      process.env.NEXT_PUBLIC_ENGLISH_URL || norwegianUrl,
      isOrigin,
      originRule,
    ),
  },
  company: {
    name: process.env.NEXT_PUBLIC_COMPANY_NAME || 'Klassekart',
    email: checked(
      'NEXT_PUBLIC_COMPANY_EMAIL',
      process.env.NEXT_PUBLIC_COMPANY_EMAIL || 'post@klassekart.example',
      matches(/^[^@\s]+@[^@\s]+\.[^@\s]+$/),
      'is an e-mail address',
    ),
    /** Nine digits of the Norwegian register, or empty where none is set. */
    organizationNumber: checked(
      'NEXT_PUBLIC_COMPANY_ORGANIZATION_NUMBER',
      process.env.NEXT_PUBLIC_COMPANY_ORGANIZATION_NUMBER ?? '',
      matches(/^(\d{9})?$/),
      'has nine digits',
    ),
  },
  /** The tutorial's id at the video provider. */
  tutorialVideoId: checked(
    'NEXT_PUBLIC_TUTORIAL_VIDEO_ID',
    process.env.NEXT_PUBLIC_TUTORIAL_VIDEO_ID || 'klassekart0',
    matches(/^[\w-]+$/),
    'is the id of a video, not its address',
  ),
  /** The company's ids at the review service: of its profile page, and of its widget. */
  reviews: {
    profile: process.env.NEXT_PUBLIC_REVIEW_PROFILE || 'klassekart.example',
    businessUnitId: process.env.NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID || 'klassekart',
  },
};
