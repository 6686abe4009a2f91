import type { Locale } from './locales';
import { messages, type Messages } from './messages';

export function pickMessages(
  locale: Locale,
  names: readonly (keyof Messages)[],
): Partial<Messages> {
  return Object.fromEntries(names.map((name) => [name, messages[locale][name]]));
}
