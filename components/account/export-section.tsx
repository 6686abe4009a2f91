'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { downloadExport } from '@/lib/client/account/account';
import { useErrorText } from '@/lib/client/http/use-error-text';

export function ExportSection() {
  const t = useTranslations('Account');
  const errorText = useErrorText('reading');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await downloadExport();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="text-ink-soft">{t('dataText')}</p>
      <Button look="secondary" busy={isBusy} onClick={() => void download()}>
        {!isBusy && <Download aria-hidden className="size-5" />}
        {t('download')}
      </Button>
      <FieldMessage>{problem}</FieldMessage>
    </>
  );
}
