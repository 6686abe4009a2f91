import { useTranslations } from 'next-intl';
import Link from 'next/link';

export default function NotFound() {
  const t = useTranslations('NotFound');
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="text-ink-soft mt-3">{t('text')}</p>
      <Link href="/" className="text-green mt-6 inline-block font-semibold underline">
        {t('home')}
      </Link>
    </main>
  );
}
