const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official';

export interface PublicEnv {
  basePath: string;
  apiBaseUrl: string;
  appUrl: string;
  siteUrls: { no: string; en: string };
  company: {
    name: string;
    email: string;
    address: string;
    organizationNumber: string;
  };
  tutorialVideoId: string;
  reviews: { profile: string; businessUnitId: string };
  firebase: { apiKey: string; projectId: string; authDomain: string } | undefined;
}

/** Next.js replaces `process.env.NEXT_PUBLIC_BASE_PATH` at build time, but not `process.env[basePathName]`. */
const basePathName = 'NEXT_PUBLIC_BASE_PATH';

const names = [
  'NEXT_PUBLIC_API_BASE_URL',
  'NEXT_PUBLIC_APP_URL',
  'NEXT_PUBLIC_NORWEGIAN_URL',
  'NEXT_PUBLIC_ENGLISH_URL',
  'NEXT_PUBLIC_COMPANY_NAME',
  'NEXT_PUBLIC_COMPANY_EMAIL',
  'NEXT_PUBLIC_COMPANY_ADDRESS',
  'NEXT_PUBLIC_COMPANY_ORGANIZATION_NUMBER',
  'NEXT_PUBLIC_TUTORIAL_VIDEO_ID',
  'NEXT_PUBLIC_REVIEW_PROFILE',
  'NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID',
] as const;

const firebaseNames = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
] as const;
type PublicVariables = Partial<
  Record<(typeof names)[number] | (typeof firebaseNames)[number], string>
>;

/** Next.js replaces `process.env.NAME` at build time. `process.env[name]` reads a variable at run time. */
export function publicVariables(): PublicVariables {
  const ofOtherApi = process.env.NEXT_PUBLIC_API_BASE_URL ? firebaseNames : [];
  const isSet = [...names, ...ofOtherApi].filter((name) => process.env[name]);
  return Object.fromEntries(isSet.map((name) => [name, process.env[name]]));
}

export const defaultSiteUrl = 'http://127.0.0.1:3000';

function readPublicEnv(env: PublicVariables): PublicEnv {
  const norwegianUrl = env.NEXT_PUBLIC_NORWEGIAN_URL || defaultSiteUrl;
  return {
    basePath,
    apiBaseUrl: env.NEXT_PUBLIC_API_BASE_URL || `${basePath}/api`,
    appUrl: env.NEXT_PUBLIC_APP_URL || `${basePath}/app`,
    siteUrls: { no: norwegianUrl, en: env.NEXT_PUBLIC_ENGLISH_URL || norwegianUrl },
    company: {
      name: env.NEXT_PUBLIC_COMPANY_NAME || 'Klassekart',
      email: env.NEXT_PUBLIC_COMPANY_EMAIL || 'post@klassekart.example',
      address: env.NEXT_PUBLIC_COMPANY_ADDRESS ?? '',
      organizationNumber: env.NEXT_PUBLIC_COMPANY_ORGANIZATION_NUMBER ?? '',
    },
    tutorialVideoId: env.NEXT_PUBLIC_TUTORIAL_VIDEO_ID ?? '',
    reviews: {
      profile: env.NEXT_PUBLIC_REVIEW_PROFILE ?? '',
      businessUnitId: env.NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID ?? '',
    },
    firebase: env.NEXT_PUBLIC_FIREBASE_API_KEY
      ? {
          apiKey: env.NEXT_PUBLIC_FIREBASE_API_KEY,
          authDomain: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN ?? '',
          projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '',
        }
      : undefined,
  };
}

/** These checks do without zod, because zod would be a fifth of the front page's script. */
function checkPublicEnv({ siteUrls, company, tutorialVideoId, reviews }: PublicEnv): void {
  const givenPath = process.env[basePathName] ?? basePath;
  const isOrigin = (url: string) =>
    /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;
  const rules: [name: string, value: string, isRight: boolean, rule: string][] = [
    ['BASE_PATH', basePath, /^(\/[^/]+)*$/.test(basePath), 'starts with a slash and ends without'],
    ['BASE_PATH', givenPath, givenPath === basePath, `is "${basePath}" in this build`],
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
    [
      'REVIEW_BUSINESS_UNIT_ID',
      reviews.businessUnitId,
      /^[\da-z]*$/i.test(reviews.businessUnitId),
      'is the id of the widget, not an address',
    ],
    [
      'REVIEW_PROFILE',
      reviews.profile,
      /^[\w.-]*$/.test(reviews.profile) && !/^www\./.test(reviews.profile),
      'is the name at the end of the page’s address, such as firma.no, not the address',
    ],
  ];
  for (const [name, value, isRight, rule] of rules) {
    if (!isRight) throw new Error(`NEXT_PUBLIC_${name} ${rule}, unlike "${value}".`);
  }
}

let known: PublicEnv | undefined;

export function publicEnv(): PublicEnv {
  if (known) return known;
  if (typeof window === 'undefined') {
    const read = readPublicEnv(publicVariables());
    checkPublicEnv(read);
    known = read;
  } else {
    const { settings = '{}' } = document.documentElement.dataset;
    known = readPublicEnv(JSON.parse(settings) as PublicVariables);
  }
  return known;
}
