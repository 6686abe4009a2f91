import { siteManifest } from '@/components/site/seo/site-manifest';
import type { Locale } from '@/lib/i18n/locales';

/** Dynamic, because the app's address depends on the node's environment. */
export const dynamic = 'force-dynamic';

/** Web app manifest per language; the file convention of Next.js allows only one. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const manifest = await siteManifest((await params).locale as Locale);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
