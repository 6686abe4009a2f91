const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official';
const norwegianUrl = process.env.NEXT_PUBLIC_NORWEGIAN_URL || 'http://localhost:3000';

/** Values that the browser may know. Next.js writes them into the bundle, so each is named in full. */
export const publicEnv = {
  /** Path under which everything is served, without a trailing slash; empty for the root. */
  basePath,
  apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL || `${basePath}/api`,
  appUrl: process.env.NEXT_PUBLIC_APP_URL || `${basePath}/app`,
  /** The site's origin in each language, without the base path. One and the same where there is one. */
  siteUrls: {
    no: norwegianUrl,
    en: process.env.NEXT_PUBLIC_ENGLISH_URL || norwegianUrl,
  },
  company: {
    name: process.env.NEXT_PUBLIC_COMPANY_NAME || 'Klassekart',
    email: process.env.NEXT_PUBLIC_COMPANY_EMAIL || 'post@klassekart.example',
    /** The postal address in one line; empty where none is set. */
    address: process.env.NEXT_PUBLIC_COMPANY_ADDRESS ?? '',
    /** Nine digits of the Norwegian register, or empty where none is set. */
    organizationNumber: process.env.NEXT_PUBLIC_COMPANY_ORGANIZATION_NUMBER ?? '',
  },
  /** The tutorial's id at the video provider; empty where the product's own video is shown. */
  tutorialVideoId: process.env.NEXT_PUBLIC_TUTORIAL_VIDEO_ID ?? '',
  /** The company's ids at the review service, of its profile page and of its widget; both empty where it has none. */
  reviews: {
    profile: process.env.NEXT_PUBLIC_REVIEW_PROFILE ?? '',
    businessUnitId: process.env.NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID ?? '',
  },
};

// A wrong value fails the build. The browser gets neither these checks nor zod, a fifth of the front page.
if (typeof window === 'undefined') {
  const isOrigin = (url: string) =>
    /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;
  const { siteUrls, company, tutorialVideoId, reviews } = publicEnv;
  const rules: [name: string, value: string, isRight: boolean, rule: string][] = [
    ['BASE_PATH', basePath, /^(\/[^/]+)*$/.test(basePath), 'starts with a slash and ends without'],
    ['NORWEGIAN_URL', siteUrls.no, isOrigin(siteUrls.no), 'is an origin like https://a.example'],
    ['ENGLISH_URL', siteUrls.en, isOrigin(siteUrls.en), 'is an origin like https://a.example'],
    [
      'COMPANY_EMAIL',
      company.email,
      /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(company.email),
      'is an e-mail address',
    ],
    [
      'COMPANY_ORGANIZATION_NUMBER',
      company.organizationNumber,
      /^(\d{9})?$/.test(company.organizationNumber),
      'has nine digits',
    ],
    [
      'TUTORIAL_VIDEO_ID',
      tutorialVideoId,
      /^[\w-]*$/.test(tutorialVideoId),
      'is the id of a video, not its address',
    ],
    [
      'REVIEW_BUSINESS_UNIT_ID',
      reviews.businessUnitId,
      Boolean(reviews.businessUnitId) === Boolean(reviews.profile),
      'is set together with NEXT_PUBLIC_REVIEW_PROFILE',
    ],
  ];
  for (const [name, value, isRight, rule] of rules) {
    if (!isRight) throw new Error(`NEXT_PUBLIC_${name} ${rule}, unlike "${value}".`);
  }
}
