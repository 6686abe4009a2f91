'use client';

import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isEnabled, isOn, type ActionId } from '@/lib/core/maps/actions';
import { useShortcutText } from './use-shortcut-text';
import { useWorkbench, useWorkbenchStore } from './workbench-store';

/** An action with a label of its own, `Workbench.action.{id}`. */
export type LabelledAction = Exclude<
  ActionId,
  `cursor${string}` | 'carry' | 'choose' | 'chooseMore'
>;

/** A button for an action. One that can do nothing now stays in its place and keeps the focus; pressed, it says why. */
export function ActionButton({
  id,
  icon: Icon,
  hasLabel = false,
}: {
  id: LabelledAction;
  icon: LucideIcon;
  /** Shows the label beside the icon, not only to who points at it. */
  hasLabel?: boolean;
}) {
  const t = useTranslations('Workbench');
  const store = useWorkbenchStore();
  const shortcut = useShortcutText()(id);
  const canRun = useWorkbench((state) => isEnabled(id, state));
  const isPressed = useWorkbench((state) => isOn(id, state));
  const label = t(`action.${id}`);
  return (
    <button
      type="button"
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-label={hasLabel ? undefined : label}
      aria-disabled={!canRun || undefined}
      aria-pressed={isPressed}
      onClick={() => store.run(id)}
      className={`rounded-desk text-ink hover:bg-birch aria-pressed:bg-green-tint aria-pressed:text-green aria-disabled:text-ink/40 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 text-sm font-semibold whitespace-nowrap transition-colors select-none ${hasLabel ? 'px-3' : ''}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {hasLabel && label}
    </button>
  );
}
