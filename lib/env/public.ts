import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).origin === url, 'is an origin like https://klassekart.example');

const schema = z.object({
  /** Path under which everything is served, without a trailing slash; empty for the root. */
  basePath: z.string().regex(/^(\/[^/]+)*$/, 'starts with a slash and does not end with one'),
  apiBaseUrl: z.string().min(1),
  appUrl: z.string().min(1),
  /** Where the site stands in each language: an origin, without the base path. One and the same where there is one. */
  siteUrls: z.object({ no: origin, en: origin }),
  company: z.object({
    name: z.string(),
    email: z.email(),
    /** Nine digits of the Norwegian register, or empty where none is set. */
    organizationNumber: z.string().regex(/^(\d{9})?$/, 'has nine digits'),
  }),
  /** The tutorial's id at the video provider. */
  tutorialVideoId: z.string().regex(/^[\w-]+$/, 'is the id of a video, not its address'),
  /** The company's ids at the review service: of its profile page, and of its widget. */
  reviews: z.object({ profile: z.string().min(1), businessUnitId: z.string().min(1) }),
});

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official';
const norwegianUrl = process.env.NEXT_PUBLIC_NORWEGIAN_URL || 'http://localhost:3000';

/** What the browser may know. Next.js writes these values into the bundle, so each is named in full. */
export const publicEnv = schema.parse({
  basePath,
  apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL || `${basePath}/api`,
  appUrl: process.env.NEXT_PUBLIC_APP_URL || `${basePath}/app`,
  siteUrls: {
    no: norwegianUrl,
    en: process.env.NEXT_PUBLIC_ENGLISH_URL || norwegianUrl,
  },
  company: {
    name: process.env.NEXT_PUBLIC_COMPANY_NAME || 'Klassekart',
    email: process.env.NEXT_PUBLIC_COMPANY_EMAIL || 'post@klassekart.example',
    organizationNumber: process.env.NEXT_PUBLIC_COMPANY_ORGANIZATION_NUMBER ?? '',
  },
  tutorialVideoId: process.env.NEXT_PUBLIC_TUTORIAL_VIDEO_ID || 'klassekart0',
  reviews: {
    profile: process.env.NEXT_PUBLIC_REVIEW_PROFILE || 'klassekart.example',
    businessUnitId: process.env.NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID || 'klassekart',
  },
});
