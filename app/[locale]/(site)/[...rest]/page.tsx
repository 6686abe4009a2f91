import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';

/** The middleware sends every unknown address here, so that the answer is prerendered in both languages. */
export function generateStaticParams() {
  return [{ rest: ['not-found'] }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/[...rest]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'NotFound' });
  return { title: t('text'), robots: { index: false } };
}

export default function UnknownPage() {
  notFound();
}
