'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { fetchFile } from '@/lib/client/http/api-client';
import { saveFile } from '@/lib/client/http/save-file';
import { officeCalls } from '@/lib/contracts/billing/office';
import { addressOf } from '@/lib/contracts/call';
import { useErrorText } from '@/lib/client/http/use-error-text';

const files = { pdf: officeCalls.drawOfficePdf, ehf: officeCalls.renderOfficeEhf };

export function DownloadButton(props: {
  id: string;
  kind: 'pdf' | 'ehf';
  label: string;
  text?: string;
}) {
  const { id, kind, label, text } = props;
  const errorText = useErrorText('reading');
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { file, name } = await fetchFile(addressOf(files[kind], { params: { invoiceId: id } }));
      saveFile(file, name);
    } catch (error) {
      notify({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="secondary"
      size="small"
      busy={isBusy}
      aria-label={text ? label : undefined}
      onClick={() => void download()}
    >
      <Download aria-hidden className="size-4" />
      {text ?? label}
    </Button>
  );
}
