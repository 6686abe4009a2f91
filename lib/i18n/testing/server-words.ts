import { createFormatter, createTranslator, type NamespaceKeys } from 'next-intl';
import type { Locale } from '../locales';
import { messages, type Messages } from '../messages';

export const realMessages = (locale: Locale) => messages[locale];

export async function getTranslations<
  Namespace extends NamespaceKeys<Messages, keyof Messages> = never,
>({ locale, namespace }: { locale: Locale; namespace?: Namespace }) {
  return createTranslator({ locale, messages: messages[locale], namespace });
}

export async function getFormatter({ locale }: { locale: Locale }) {
  return createFormatter({ locale, timeZone: 'Europe/Oslo' });
}
