'use client';

import type { LucideIcon } from 'lucide-react';
import type { Announcing } from '@/lib/core/editing/announce';
import { useStore, type EditorStore } from './editor-store';
import { useShortcutText } from './use-shortcut-text';

export interface ActionButtonProps<Id extends string> {
  id: Id;
  icon: LucideIcon;
  shown?: 'always' | 'onTouch';
}

const looks = {
  always: 'px-3',
  onTouch:
    'pointer-coarse:min-h-14 pointer-coarse:flex-col pointer-coarse:justify-start pointer-coarse:gap-1 pointer-coarse:px-1 pointer-coarse:py-1.5 pointer-coarse:text-xs pointer-coarse:leading-tight',
};

export function ActionButton<State extends Announcing<unknown>, Id extends string>({
  store,
  label,
  id,
  icon: Icon,
  shown,
  className = '',
}: ActionButtonProps<Id> & { store: EditorStore<State, Id>; label: string; className?: string }) {
  const { actions } = store;
  const canRun = useStore(store, (state) => actions.isEnabled(id, state));
  const isPressed = useStore(store, (state) => actions.isOn(id, state));
  const shortcut = useShortcutText()(actions.shortcutsFor(id));
  return (
    <button
      type="button"
      data-action={id}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-label={shown === 'always' ? undefined : label}
      aria-disabled={!canRun || undefined}
      aria-pressed={isPressed}
      onClick={() => store.run(id)}
      className={`rounded-desk text-ink hover:bg-birch aria-pressed:bg-green-tint aria-pressed:text-green inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm font-semibold transition-colors select-none aria-disabled:opacity-40 ${shown ? looks[shown] : ''} ${className}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {shown === 'always' && label}
      {shown === 'onTouch' && (
        <span className="text-balance not-pointer-coarse:hidden">{label}</span>
      )}
    </button>
  );
}
