import { siteManifest } from '@/components/site/seo/site-manifest';
import type { Locale } from '@/lib/i18n/locales';

/** The web app manifest is not prerendered, because the app's address comes from the server's environment variables. */
export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const manifest = await siteManifest((await params).locale as Locale);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
