'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';
import {
  useMatchUnmatched,
  useOfficeInvoices,
  useRegisterUnmatched,
  useSendBack,
} from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import { useSearch } from '@/lib/client/page/use-search';
import type { Office, OfficeInvoiceRow, UnmatchedPayment } from '@/lib/contracts/billing/office';
import { searchMaxLength } from '@/lib/contracts/search';
import { longestText } from '@/lib/core/billing/payment/bank-payment';
import { paymentFit } from '@/lib/core/billing/payment/settlement';
import { ActDialog, done } from './act-dialog';
import { AmountField } from './amount-field';
import { isPaidDay, PaidOnField } from './paid-on-field';
import { typedAmount } from './typed-amount';
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

interface RowDialog {
  payment: UnmatchedPayment;
  onClose: () => void;
  /** Closes the dialog, whose row leaves the list. */
  onDone: () => void;
}

/** Invoices that a dialog shows of those that are found. */
const shownInvoices = 8;

/** Finds the invoice that money is for. */
function MatchDialog({ payment, onDone, onClose }: RowDialog) {
  const t = useTranslations('OfficeUnmatched');
  const office = useTranslations('Office');
  const { amount } = useOfficeText();
  const { typed, setTyped, search } = useSearch();
  const list = useOfficeInvoices(search, 'all');
  const match = useMatchUnmatched(payment.id);
  const [id] = useState(() => crypto.randomUUID());
  const [kept, setKept] = useState<OfficeInvoiceRow>();
  const [isAsked, setAsked] = useState(false);
  const listed = list.data?.pages[0]?.invoices ?? [];
  const found = listed.filter((row) => row.type === 'invoice');
  const rows = found.slice(0, shownInvoices);
  // The choice stays while another search is fetched.
  const chosen = rows.find((row) => row.id === kept?.id) ?? kept;
  const leftOre = chosen?.settlement.leftOre ?? 0;
  const fit = chosen && paymentFit(payment.amountOre, leftOre);
  const difference = amount(Math.abs(payment.amountOre - leftOre));
  const isMissing = isAsked && !chosen;
  const submit = () => {
    setAsked(true);
    if (!chosen) return;
    match.mutate(
      { id, invoiceId: chosen.id, seenLeftOre: leftOre },
      {
        ...done(t('matched', { number: String(chosen.number) }), onDone),
        // An invoice that the search no longer shows is not read again.
        onError: () => setKept((row) => rows.find(({ id }) => id === row?.id)),
      },
    );
  };
  return (
    <ActDialog
      title={t('matchTitle', { amount: amount(payment.amountOre) })}
      text={t('matchText')}
      effect={
        fit &&
        (fit === 'exact' ? t('exact') : t(fit === 'less' ? 'less' : 'over', { amount: difference }))
      }
      changedText={t('changed')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      act={match}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        type="search"
        label={office('search')}
        hint={office('searchHint')}
        value={typed}
        maxLength={searchMaxLength}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div
        role="radiogroup"
        aria-label={t('choose')}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'match-missing' : undefined}
        className="grid gap-2"
      >
        {rows.map((row) => (
          <Choice
            key={row.id}
            type="radio"
            name="match-invoice"
            label={office('invoice', { number: String(row.number) })}
            hint={t('hint', { buyer: row.buyerName, left: amount(row.settlement.leftOre) })}
            checked={row.id === kept?.id}
            onChange={() => setKept(row)}
          />
        ))}
      </div>
      <div className="-mt-2">
        <p aria-live="polite" className="text-ink-soft text-sm">
          {list.data && rows.length === 0 && t('none')}
          {found.length > rows.length && t('first')}
        </p>
        <FieldMessage id="match-missing">{isMissing ? t('chooseWrong') : undefined}</FieldMessage>
      </div>
    </ActDialog>
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

/** Registers money by hand whose invoice is not known. */
export function UnmatchedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('OfficeUnmatched');
  const register = useRegisterUnmatched();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [paidOn, setPaidOn] = useState(todayInNorway);
  const [payer, setPayer] = useState('');
  const [message, setMessage] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amountOre = typedAmount(typed);
  const isDay = isPaidDay(paidOn);
  const submit = () => {
    setAsked(true);
    if (amountOre === null || !isDay) return;
    register.mutate({ id, amountOre, paidOn, payer, message }, done(t('registered'), onClose));
  };
  const text = { maxLength: longestText, autoComplete: 'off' };
  return (
    <ActDialog
      title={t('register')}
      text={t('registerText')}
      effect={null}
      changedText={t('changed')}
      submitLabel={t('registerSubmit')}
      cancelLabel={t('cancel')}
      act={register}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        value={typed}
        error={isAsked && amountOre === null ? t('amountWrong') : undefined}
        onChange={setTyped}
      />
      <PaidOnField
        label={t('day')}
        value={paidOn}
        error={isAsked && !isDay ? t('dayWrong') : undefined}
        onChange={setPaidOn}
      />
      <Field
        {...text}
        label={t('payerField')}
        value={payer}
        onChange={(event) => setPayer(event.target.value)}
      />
      <Field
        {...text}
        label={t('messageField')}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ActDialog>
  );
}
