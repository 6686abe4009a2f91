'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button';

export function FileButton(props: {
  label: string;
  hint?: string;
  look: 'quiet' | 'secondary';
  busy: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { label, hint, look, busy, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Without a reset of the file input, choosing the same file again would fire no event.
          currentTarget.value = '';
        }}
      />
      <Button
        look={look}
        size="small"
        busy={busy}
        title={hint}
        onClick={() => input.current?.click()}
      >
        {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
        {label}
      </Button>
    </>
  );
}
