'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { FieldMessage } from '@/components/ui/field-message';
import { SearchField } from '@/components/ui/search-field';
import { useMatchUnmatched, useOfficeInvoices } from '@/lib/client/billing/office/office';
import { useSearch } from '@/lib/client/page/use-search';
import type { OfficeInvoiceRow, UnmatchedPayment } from '@/lib/contracts/billing/office';
import { searchMaxLength } from '@/lib/contracts/search';
import { paymentFit } from '@/lib/core/billing/payment/settlement';
import { ActDialog, done } from './act-dialog';
import { useOfficeText } from './use-office-text';

export interface RowDialog {
  payment: UnmatchedPayment;
  onClose: () => void;
  /** Closes the dialog, whose row leaves the list. */
  onDone: () => void;
}

/** Invoices that a dialog shows of those that are found. */
const shownInvoices = 8;

/** Finds the invoice that money is for. */
export function MatchDialog({ payment, onDone, onClose }: RowDialog) {
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
      <SearchField
        className=""
        label={office('search')}
        hint={office('searchHint')}
        value={typed}
        maxLength={searchMaxLength}
        onChange={setTyped}
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
