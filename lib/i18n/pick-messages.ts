import type { Locale } from './locales';
import { messages, type Messages } from './messages';

/** Namespaces are chosen per layout: all texts are twice what the app's pages need. */
export function pickMessages(
  locale: Locale,
  names: readonly (keyof Messages)[],
): Partial<Messages> {
  return Object.fromEntries(names.map((name) => [name, messages[locale][name]]));
}
