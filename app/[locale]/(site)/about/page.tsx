import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BreadcrumbData } from '@/components/site/seo/breadcrumb-data';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import { locales, type Locale } from '@/lib/i18n/locales';

const desks = [0, 1, 2].flatMap((row) => [0, 1, 3, 4, 6, 7, 9, 10].map((col) => ({ row, col })));
const taken = desks.filter((_, index) => index % 5 !== 3);

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/about'>): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const t = await getTranslations({ locale, namespace: 'About' });
  return pageMetadata({
    locale,
    path: '/about',
    languages: locales,
    title: t('title'),
    description: t('description'),
  });
}

export default async function AboutPage({ params }: PageProps<'/[locale]/about'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const t = await getTranslations('About');
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 pb-8 sm:px-6 sm:pt-8">
      <BreadcrumbData path="/about" language={locale} title={t('title')} />
      <div className="bg-birch grid gap-10 rounded-3xl px-6 pt-10 pb-8 sm:px-12 sm:pt-16 sm:pb-12">
        <h1 className="text-center text-4xl font-extrabold sm:text-5xl lg:text-6xl">
          {t('title')}
        </h1>
        <div className="mx-auto w-full max-w-3xl">
          <RoomThumbnail desks={desks} taken={taken} />
        </div>
      </div>
    </div>
  );
}
