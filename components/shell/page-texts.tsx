import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { toLocale } from '@/lib/i18n/locales';
import { screenTexts } from './screen-texts';
import { MoreTexts } from './more-texts';

/** Carries the texts of one page of the app to the browser, beside those of the app's frame. */
export async function PageTexts(props: {
  /** The page's route, as Next.js names it. */
  page: string;
  children: ReactNode;
}) {
  const texts = screenTexts(toLocale(await getLocale()), props.page);
  return <MoreTexts texts={texts}>{props.children}</MoreTexts>;
}
