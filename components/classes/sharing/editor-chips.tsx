'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Name } from '@/components/ui/name';
import type { Colleague } from '@/lib/contracts/school/schools';

export function EditorChips({
  editors,
  ownId,
  isBusy,
  onRemove,
}: {
  editors: readonly Colleague[];
  ownId: string | undefined;
  isBusy: boolean;
  onRemove?: (editor: Colleague) => void;
}) {
  const t = useTranslations('ClassSharing');
  return (
    <ul aria-label={t('title')} className="flex flex-wrap gap-2">
      {editors.map((editor) => (
        <li
          key={editor.id}
          className="bg-birch rounded-desk flex min-h-11 max-w-full items-center pl-3.5"
        >
          <span className={`min-w-0 py-1.5 break-words ${onRemove ? '' : 'pr-3.5'}`}>
            {editor.id === ownId ? t('you', { name: editor.name }) : <Name>{editor.name}</Name>}
          </span>
          {onRemove && (
            <button
              type="button"
              aria-label={t('remove', { name: editor.name })}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onRemove(editor)}
              className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
