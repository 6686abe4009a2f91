'use client';

import { ClipboardList, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FileButton } from './import/file-button';

/** The buttons beside the field for a first name: add it, paste a list, read a file. */
export function AdderButtons(props: {
  /** Whether they are part of a longer page, where they are smaller. */
  isPlain: boolean;
  isListOpen: boolean;
  isReading: boolean;
  onAdd: () => void;
  onList: () => void;
  onFiles: (files: File[]) => void;
}) {
  const { isPlain, isListOpen, isReading, onAdd, onList, onFiles } = props;
  const t = useTranslations('Pupils');
  const size = isPlain ? 'small' : 'normal';
  return (
    <div className={`flex flex-wrap gap-x-1 gap-y-2 ${isPlain ? '' : 'sm:gap-3 md:pt-[1.95rem]'}`}>
      <Button look="secondary" size={size} onClick={onAdd}>
        <Plus aria-hidden className="size-5" />
        {t('add')}
      </Button>
      <Button look="quiet" size={size} aria-expanded={isListOpen} onClick={onList}>
        <ClipboardList aria-hidden className="size-5" />
        {t('pasteList')}
      </Button>
      <FileButton size={size} busy={isReading} onFiles={onFiles} />
    </div>
  );
}
