import { siteManifest } from '@/components/site/seo/site-manifest';
import type { Locale } from '@/lib/i18n/locales';

/** The app's address is that of the node. */
export const dynamic = 'force-dynamic';

/** One manifest per language; Next.js's file convention has only one. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const manifest = await siteManifest((await params).locale as Locale);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
