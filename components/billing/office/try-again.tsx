'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useTryAgain } from '@/lib/client/billing/office/office';
import { useErrorText } from '@/lib/client/http/use-error-text';

export function TryAgain(props: {
  failure: Parameters<ReturnType<typeof useTryAgain>['mutate']>[0];
  name: string;
  message: string;
  onRetried: () => void;
}) {
  const t = useTranslations('OfficeFailures');
  const errorText = useErrorText();
  const { mutate, isPending } = useTryAgain();
  const tryAgain = () =>
    mutate(props.failure, {
      onSuccess: () => {
        notify({ type: 'success', message: props.message });
        props.onRetried();
      },
      onError: (error) => notify({ type: 'error', message: errorText(error) }),
    });
  return (
    <Button
      look="secondary"
      size="small"
      busy={isPending}
      aria-label={t('retryOf', { name: props.name })}
      onClick={tryAgain}
    >
      <RotateCw aria-hidden className="size-4" />
      {t('retry')}
    </Button>
  );
}
