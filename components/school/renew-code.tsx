'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRenewCode } from '@/lib/client/school/use-school';
import { formatLicenceCode } from '@/lib/core/school/licence-code';

export function RenewCode({ schoolId, code }: { schoolId: string; code: string }) {
  const t = useTranslations('SchoolCode');
  const errorText = useErrorText('reading');
  const renewal = useRenewCode(schoolId);
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <p className="text-ink-soft">{t('renewHint')}</p>
      <Button look="secondary" size="small" className="mt-3" onClick={() => setAsking(true)}>
        <RefreshCw aria-hidden className="size-4" />
        {t('renew')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('renewTitle')}
        text={t('renewText', { code })}
        confirmLabel={t('renewConfirm')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          const { licenceCode } = await renewal.mutateAsync(code);
          const renewed = formatLicenceCode(licenceCode);
          notify({ type: 'success', message: t('renewed', { code: renewed }) });
        }}
      />
    </div>
  );
}
