'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { WholeScreen } from '../show/whole-screen';

/** The picked pupil on the whole screen, for the class to see. */
export function PickerScreen(props: {
  title: string;
  count: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, count, onClose, children } = props;
  const t = useTranslations('BigScreen');
  return (
    <WholeScreen onClose={onClose} className="bg-paper p-4">
      <div className="flex items-center gap-3">
        <RadixDialog.Title className="min-w-0 truncate text-lg font-bold">
          {title}
        </RadixDialog.Title>
        <p className="text-ink-soft">{count}</p>
        <Button
          look="quiet"
          size="small"
          className="ml-auto"
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
          {t('close')}
        </Button>
      </div>
      {children}
    </WholeScreen>
  );
}
