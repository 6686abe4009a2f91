import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { publicEnv } from '@/lib/env/public';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { themeColours } from './theme-colours';

export async function siteManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale });
  const { basePath, appUrl } = publicEnv();
  const icon = (name: string) => `${basePath}/icons/${name}.png`;
  const picture = (name: string) => ({
    src: `${basePath}/guide/${name}.webp`,
    type: 'image/webp',
  });
  return {
    name: t('Metadata.title'),
    short_name: t('Frame.brand'),
    description: t('Metadata.description'),
    lang: languageTags[locale],
    id: basePath || '/',
    scope: basePath || '/',
    start_url: appUrl.startsWith('/') ? appUrl : basePath || '/',
    display: 'standalone',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      { src: icon('icon-192'), sizes: '192x192', type: 'image/png' },
      { src: icon('icon-512'), sizes: '512x512', type: 'image/png' },
      { src: icon('maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      { ...picture('map-wide'), sizes: '2200x1400', form_factor: 'wide' },
      { ...picture('map-narrow'), sizes: '780x1520', form_factor: 'narrow' },
    ],
  };
}
