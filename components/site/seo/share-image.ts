import type { Locale } from '@/lib/i18n/locales';
import { pageUrl } from './page-url';

export const shareImages = ['landing', 'plan', 'legal', 'guide', 'article'] as const;

export type ShareImage = (typeof shareImages)[number];

export const shareImageSize = { width: 1200, height: 630 };

export function shareImage(image: ShareImage, language: Locale, alt: string) {
  return {
    url: pageUrl(language, `/share/${image}-${language}.png`),
    ...shareImageSize,
    type: 'image/png',
    alt,
  };
}
