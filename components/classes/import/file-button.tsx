'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';

/** Lets a file be chosen. */
export function FileButton(props: {
  busy: boolean;
  size: ButtonLook['size'];
  onFiles: (files: File[]) => void;
}) {
  const { busy, size, onFiles } = props;
  const t = useTranslations('Import');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('file')}
        accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button look="quiet" size={size} busy={busy} onClick={() => input.current?.click()}>
        {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
        {t('file')}
      </Button>
    </>
  );
}
