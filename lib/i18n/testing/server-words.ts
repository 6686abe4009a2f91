import { createFormatter, createTranslator, type NamespaceKeys } from 'next-intl';
import en from '@/messages/en.json';
import no from '@/messages/no.json';
import type { Locale } from '../locales';

const messages = { no, en: en as typeof no };

/** The real messages. */
export const messagesOf = (locale: Locale) => messages[locale];

/** In the place of next-intl/server, which only runs in Next.js: the real messages. */
export async function getTranslations<
  Namespace extends NamespaceKeys<typeof no, keyof typeof no> = never,
>({ locale, namespace }: { locale: Locale; namespace?: Namespace }) {
  return createTranslator({ locale, messages: messages[locale], namespace });
}

export async function getFormatter({ locale }: { locale: Locale }) {
  return createFormatter({ locale, timeZone: 'Europe/Oslo' });
}
