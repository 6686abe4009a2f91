'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';

export function FileButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
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
          // Without resetting the value, choosing the same file again fires no event.
          currentTarget.value = '';
        }}
      />
      <Button
        look="quiet"
        size="small"
        busy={busy}
        title={t('hint')}
        onClick={() => input.current?.click()}
      >
        {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
        {t('file')}
      </Button>
    </>
  );
}
