import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { toLocale } from '@/lib/i18n/locales';
import { screenTexts } from './screen-texts';
import { MoreTexts } from './more-texts';

export async function PageTexts(props: { page: string; children: ReactNode }) {
  const texts = screenTexts(toLocale(await getLocale()), props.page);
  return <MoreTexts texts={texts}>{props.children}</MoreTexts>;
}
