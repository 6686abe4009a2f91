'use client';

import { useTranslations } from 'next-intl';
import type { Shortcut } from '@/lib/core/editing/shortcuts';

const signs: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

export function useShortcutText() {
  const t = useTranslations('Editing.key');
  const keyText = (key: string) => {
    if (key === ' ') return t('space');
    return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  };
  const text = ({ key, mod, shift, alt }: Shortcut) =>
    [mod && t('mod'), alt && 'Alt', shift && 'Shift', keyText(key)].filter(Boolean).join(' + ');
  return (shortcuts: readonly Shortcut[]) => shortcuts.map(text).join(', ');
}
