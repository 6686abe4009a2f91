import { siteManifest } from '@/components/site/seo/site-manifest';
import { locales, type Locale } from '@/lib/i18n/locales';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** One manifest per language; Next.js's file convention has only one. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const manifest = await siteManifest((await params).locale as Locale);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
