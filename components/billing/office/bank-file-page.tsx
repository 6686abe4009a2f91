'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { readBankFile, type BankFileProblem } from '@/lib/client/billing/bank/read-bank-file';
import { useCheckBankLines, useOffice } from '@/lib/client/billing/office/office';
import type { CheckedLine } from '@/lib/contracts/billing/office';
import type { BankFile } from '@/lib/core/billing/payment/bank-payment';
import { OfficeFrame } from './office-frame';
import { BankPreview } from './bank-preview';

/** Registers payments from a file of the bank, after a look at each. */
export function BankFilePage() {
  const t = useTranslations('OfficeBankFile');
  const office = useOffice();
  return (
    <OfficeFrame query={office} title={t('title')} text={t('text')}>
      {() => <BankFileReader />}
    </OfficeFrame>
  );
}

interface Read {
  file: BankFile;
  checked: CheckedLine[];
}

function BankFileReader() {
  const t = useTranslations('OfficeBankFile');
  const errorText = useErrorText('reading');
  const input = useRef<HTMLInputElement>(null);
  const check = useCheckBankLines();
  const [problem, setProblem] = useState<BankFileProblem>();
  const [name, setName] = useState('');
  const [isReading, setReading] = useState(false);
  const [read, setRead] = useState<Read>();
  const isBusy = isReading || check.isPending;

  const open = async (file: File) => {
    check.reset();
    setProblem(undefined);
    setRead(undefined);
    setName(file.name);
    setReading(true);
    const found = await readBankFile(file);
    setReading(false);
    if (typeof found === 'string') setProblem(found);
    else if (found.payments.length === 0) setRead({ file: found, checked: [] });
    else {
      check.mutate(found.payments, {
        onSuccess: (checked) => setRead({ file: found, checked }),
      });
    }
  };
  return (
    <div className="grid gap-6 *:min-w-0">
      <div className="bg-birch flex flex-wrap items-center gap-x-6 gap-y-3 rounded-2xl p-5 sm:p-6">
        <Button
          look={read ? 'secondary' : 'primary'}
          busy={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(read ? 'other' : 'choose')}
        </Button>
        <p className="text-ink-soft min-w-0 break-words">{name || t('hint')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.xml,text/csv,text/plain,text/xml,application/xml"
          aria-label={t('choose')}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Lets the same file be chosen again.
            event.target.value = '';
            if (file) void open(file);
          }}
        />
      </div>
      <p role="status" className={isBusy ? 'text-ink-soft' : 'sr-only'}>
        {isReading && t('reading')}
        {check.isPending && t('checking')}
      </p>
      {problem && (
        <Notice tone="error" title={t('notReadable')}>
          {t(problem)}
        </Notice>
      )}
      {check.error && (
        <Notice tone="error" title={t('stopped')}>
          {errorText(check.error)}
        </Notice>
      )}
      {read && <BankPreview file={read.file} checked={read.checked} />}
    </div>
  );
}
