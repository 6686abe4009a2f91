import { carriesEveryText, namespacesOfScreens } from '@/lib/env/screens';
import type { Locale } from '@/lib/i18n/locales';
import { messages, type Messages } from '@/lib/i18n/messages';

/**
 * Texts that the screens of a group, or of one page of the app, carry to the browser (`find-namespaces.mjs`).
 * All texts are seven times what a page needs.
 */
export function screenTexts(locale: Locale, screens: string): Partial<Messages> {
  if (carriesEveryText) return messages[locale];
  const names = namespacesOfScreens[screens] as (keyof Messages)[] | undefined;
  if (!names) throw new Error(`There are no screens ${screens}`);
  return Object.fromEntries(names.map((name) => [name, messages[locale][name]]));
}
