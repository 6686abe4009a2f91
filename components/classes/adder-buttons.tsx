'use client';

import { ClipboardList, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';

export function AdderButtons(props: {
  isListOpen: boolean;
  isReading: boolean;
  onAdd: () => void;
  onList: () => void;
  onFiles: (files: File[]) => void;
}) {
  const { isListOpen, isReading, onAdd, onList, onFiles } = props;
  const t = useTranslations('Pupils');
  const tImport = useTranslations('Import');
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-2">
      <Button look="secondary" size="small" onClick={onAdd}>
        <Plus aria-hidden className="size-5" />
        {t('add')}
      </Button>
      <Button look="quiet" size="small" aria-expanded={isListOpen} onClick={onList}>
        <ClipboardList aria-hidden className="size-5" />
        {t('pasteList')}
      </Button>
      <FileButton
        label={tImport('file')}
        hint={tImport('hint')}
        look="quiet"
        busy={isReading}
        onFiles={onFiles}
      />
    </div>
  );
}
