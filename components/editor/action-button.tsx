'use client';

import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isEnabled, isOn } from '@/lib/core/rooms/editor/actions';
import type { LabelledAction } from './action-label';
import { useEditor, useEditorStore } from './editor-store';
import { useShortcutText } from './use-shortcut-text';

interface ActionButtonProps {
  id: LabelledAction;
  icon: LucideIcon;
  /** Shows the label beside the icon, not only to who points at it. */
  hasLabel?: boolean;
  className?: string;
}

/**
 * A button for an action. One that can do nothing now stays in its place and keeps the focus; pressed, it says why.
 */
export function ActionButton({ id, icon: Icon, hasLabel, className = '' }: ActionButtonProps) {
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const shortcutText = useShortcutText();
  const canRun = useEditor((state) => isEnabled(id, state));
  const isPressed = useEditor((state) => isOn(id, state));
  const label = t(`action.${id}`);
  const shortcut = shortcutText(id);
  return (
    <button
      type="button"
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-label={hasLabel ? undefined : label}
      aria-disabled={!canRun}
      aria-pressed={isPressed}
      onClick={() => store.run(id)}
      className={`rounded-desk text-ink hover:bg-birch aria-pressed:bg-green-tint aria-pressed:text-green inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm font-semibold transition-colors select-none aria-disabled:opacity-40 ${hasLabel ? 'px-3' : ''} ${className}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {hasLabel && label}
    </button>
  );
}
