import { setRequestLocale } from 'next-intl/server';
import { SiteHeader } from '@/components/shell/site-header';
import type { Locale } from '@/lib/i18n/locales';

export default async function SiteLayout({ children, params }: LayoutProps<'/[locale]'>) {
  setRequestLocale((await params).locale as Locale);
  return (
    <>
      <SiteHeader />
      <main>{children}</main>
    </>
  );
}
