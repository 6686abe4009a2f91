import { siteManifest } from '@/components/site/seo/site-manifest';
import type { Locale } from '@/lib/i18n/locales';

/** Dynamic, because the app's address depends on the node's environment. */
export const dynamic = 'force-dynamic';

/**
 * Web app manifest in the language of the address; by its file convention, Next.js would serve a single
 * manifest.
 */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const manifest = await siteManifest((await params).locale as Locale);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
