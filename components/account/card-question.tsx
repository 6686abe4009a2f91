'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notifications';
import { endCard } from '@/lib/client/billing/billing';
import type { Card } from '@/lib/contracts/billing/billing';

type Answer = 'keep' | 'end';

export function useCardQuestion(card: Card | null) {
  const t = useTranslations('CardQuestion');
  const { date, price } = useBillingText();
  const [answered, setAnswered] = useState<(answer: Answer | null) => void>();
  const isAsked = card !== null && card.state !== 'cancelled' && card.state !== 'ended';
  const ask = () =>
    isAsked
      ? new Promise<Answer | null>((resolve) => setAnswered(() => resolve))
      : Promise.resolve<Answer>('keep');
  const answer = (value: Answer | null) => {
    answered?.(value);
    setAnswered(undefined);
  };
  const isFailed = card?.state === 'paymentFailed';
  const facts = {
    day: card?.endsOn ? date(card.endsOn) : '',
    total: card ? price(card.price.totalOre) : '',
  };
  const dialog = (
    <Dialog
      open={answered !== undefined}
      onOpenChange={(open) => !open && answer(null)}
      title={t('title')}
      description={
        isFailed ? t('failed', facts) : card?.endsOn ? t('text', facts) : t('running', facts)
      }
      closeLabel={t('cancel')}
    >
      <div className="grid gap-3">
        <Button look="secondary" onClick={() => answer('keep')}>
          {t('keep')}
        </Button>
        <Button look="secondary" onClick={() => answer('end')}>
          {isFailed ? t('endNow') : t('end')}
        </Button>
      </div>
    </Dialog>
  );
  return { ask, dialog };
}

export async function endCardAfterJoining(t: (key: 'ended' | 'notEnded') => string) {
  try {
    await endCard();
    notify({ type: 'success', message: t('ended') });
  } catch {
    notify({ type: 'error', message: t('notEnded') });
  }
}
