import { carriesEveryText, namespacesOfScreens } from '@/lib/env/screens';
import type { Locale } from '@/lib/i18n/locales';
import { messages, type Messages } from '@/lib/i18n/messages';

/**
 * The texts that the screens of a group, or of one page of the app, carry to the browser (`find-namespaces.mjs`). Each
 * carries its own only: all of them are seven times what a page needs.
 *
 * @param screens A group's folder, `(app)`, or a page's route, `/[locale]/app/rooms`.
 * @throws {Error} There are no such screens.
 */
export function screenTexts(locale: Locale, screens: string): Partial<Messages> {
  if (carriesEveryText) return messages[locale];
  const names = namespacesOfScreens[screens] as (keyof Messages)[] | undefined;
  if (!names) throw new Error(`There are no screens ${screens}`);
  return Object.fromEntries(names.map((name) => [name, messages[locale][name]]));
}
