import { z } from 'zod';

const schema = z.object({
  /** Path under which everything is served, without a trailing slash; empty for the root. */
  basePath: z.string().regex(/^(\/[^/]+)*$/, 'starts with a slash and does not end with one'),
  apiBaseUrl: z.string().min(1),
  appUrl: z.string().min(1),
});

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official';

/** What the browser may know. Next.js writes these values into the bundle, so each is named in full. */
export const publicEnv = schema.parse({
  basePath,
  apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL || `${basePath}/api`,
  appUrl: process.env.NEXT_PUBLIC_APP_URL || `${basePath}/app`,
});
