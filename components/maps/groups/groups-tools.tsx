'use client';

import { ClipboardCopy, Presentation, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { Segments } from '@/components/ui/segments';

const views = ['list', 'room'] as const;
export type GroupsView = (typeof views)[number];

interface GroupsToolsProps {
  view: GroupsView;
  onView: ((view: GroupsView) => void) | undefined;
  onScreen: () => void;
  text: () => string;
}

export function GroupsTools({ view, onView, onScreen, text }: GroupsToolsProps) {
  const t = useTranslations('Groups');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify({ type: 'success', message: t('copied') });
    } catch {
      notify({ type: 'error', message: t('notCopied') });
    }
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      {onView && (
        <Segments
          label={t('view')}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={onView}
        />
      )}
      <Button look="quiet" size="small" onClick={onScreen}>
        <Presentation aria-hidden className="size-5" />
        {t('screen')}
      </Button>
      <Button look="quiet" size="small" onClick={() => void copy()}>
        <ClipboardCopy aria-hidden className="size-5" />
        {t('copy')}
      </Button>
      <Button look="quiet" size="small" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {t('print')}
      </Button>
    </div>
  );
}
