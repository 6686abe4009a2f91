'use client';

import { useTranslations } from 'next-intl';
import { shortcutsFor, type ActionId } from '@/lib/core/maps/actions';

/** The first shortcut of an action in the words that stand on the keys; empty without one. */
export function useShortcutText() {
  const t = useTranslations('RoomEditor.key');
  return (id: ActionId) => {
    const [shortcut] = shortcutsFor(id);
    if (!shortcut) return '';
    const { key, mod, shift } = shortcut;
    const word = key === ' ' ? t('space') : key === 'Escape' ? 'Esc' : key.toUpperCase();
    return [mod && t('mod'), shift && 'Shift', key.length > 1 && key !== 'Escape' ? key : word]
      .filter(Boolean)
      .join(' + ');
  };
}
