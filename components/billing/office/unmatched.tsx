'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSendBack } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import type { Office, UnmatchedPayment } from '@/lib/contracts/billing/office';
import { ActDialog, done } from './act-dialog';
import { MatchDialog, type RowDialog } from './match-dialog';
import { isPaidDay, PaidOnField } from './paid-on-field';
import { useOfficeText } from './use-office-text';

/** Money that waits for its invoice. */
export function Unmatched({
  unmatched,
  onDone,
}: {
  unmatched: Office['unmatched'];
  /** The row leaves the list, and its buttons with it. */
  onDone: () => void;
}) {
  const t = useTranslations('OfficeUnmatched');
  const { count, payments } = unmatched;
  return (
    <div className="border-line bg-surface rounded-2xl border p-5 sm:px-6">
      <h3 className="text-lg font-bold">{t('title', { count })}</h3>
      {count > payments.length && (
        <p className="text-ink-soft">{t('more', { count: payments.length })}</p>
      )}
      <ul className="divide-line mt-2 divide-y">
        {payments.map((payment) => (
          <UnmatchedRow key={payment.id} payment={payment} onDone={onDone} />
        ))}
      </ul>
    </div>
  );
}

function UnmatchedRow({ payment, onDone }: { payment: UnmatchedPayment; onDone: () => void }) {
  const t = useTranslations('OfficeUnmatched');
  const { amount, day } = useOfficeText();
  const [open, setOpen] = useState<'match' | 'sendBack'>();
  const { payer, message, kid } = payment;
  const facts = { amount: amount(payment.amountOre), day: day(payment.paidOn) };
  const said = [
    payer && t('payer', { payer }),
    message && t('message', { message }),
    kid && t('kid', { kid }),
  ].filter(Boolean);
  const onClose = () => setOpen(undefined);
  const dialog = {
    ...{ payment, onClose },
    onDone: () => {
      onClose();
      onDone();
    },
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64 break-words">
        <p>
          <span className="font-bold tabular-nums">{facts.amount}</span>{' '}
          <span className="text-ink-soft">{t('paidOn', { day: facts.day })}</span>
        </p>
        {said.length > 0 && (
          <p className="text-ink-soft">
            {said.map((each, index) => (
              <bdi key={index}>
                {index > 0 && ' · '}
                {each}
              </bdi>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" aria-label={t('matchOf', facts)} onClick={() => setOpen('match')}>
          {t('match')}
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-label={t('sendBackOf', facts)}
          onClick={() => setOpen('sendBack')}
        >
          {t('sendBack')}
        </Button>
      </div>
      {open === 'match' && <MatchDialog {...dialog} />}
      {open === 'sendBack' && <SendBackDialog {...dialog} />}
    </li>
  );
}

/** Notes that money went back to who sent it. */
function SendBackDialog({ payment, onDone, onClose }: RowDialog) {
  const t = useTranslations('OfficeUnmatched');
  const { amount } = useOfficeText();
  const sendBack = useSendBack(payment.id);
  const [id] = useState(() => crypto.randomUUID());
  const [paidOn, setPaidOn] = useState(todayInNorway);
  const isDay = isPaidDay(paidOn, payment.paidOn);
  const submit = () => {
    if (!isDay) return;
    sendBack.mutate({ id, paidOn }, done(t('sentBack'), onDone));
  };
  return (
    <ActDialog
      title={t('sendBackTitle', { amount: amount(payment.amountOre) })}
      text={t('sendBackText')}
      effect={null}
      changedText={t('changed')}
      submitLabel={t('sendBack')}
      cancelLabel={t('cancel')}
      isDanger
      act={sendBack}
      onSubmit={submit}
      onClose={onClose}
    >
      <PaidOnField
        label={t('sendBackOn')}
        from={payment.paidOn}
        value={paidOn}
        error={isDay ? undefined : t('sendBackWrong')}
        onChange={setPaidOn}
      />
    </ActDialog>
  );
}
