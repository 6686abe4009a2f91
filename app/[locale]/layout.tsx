import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { themeColours } from '@/components/site/seo/theme-colours';
import { publicEnv, publicVariables } from '@/lib/env/public';
import { isLocale, languageTags, locales } from '@/lib/i18n/locales';
import { typeface } from './typeface';
import './globals.css';

export const dynamicParams = false;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColours.light },
    { media: '(prefers-color-scheme: dark)', color: themeColours.dark },
  ],
};

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return {
    title: { default: t('title'), template: t('template') },
    description: t('description'),
    manifest: `${publicEnv().basePath}/${locale}/manifest.webmanifest`,
  };
}

export default async function RootLayout({
  children,
  params,
}: LayoutProps<'/[locale]'> & { children: ReactNode }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <html
      lang={languageTags[locale]}
      className={typeface}
      data-settings={JSON.stringify(publicVariables())}
    >
      <body>{children}</body>
    </html>
  );
}
