'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { todayInNorway } from '@/lib/client/page/today';
import type { InvoiceEvent, OfficeInvoice } from '@/lib/contracts/billing/office';
import { ConfirmAct } from './confirm-act';
import { Answer } from './failure-text';
import { useOfficeText } from './use-office-text';

export function History({ invoice }: { invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  const { moment } = useOfficeText();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl font-bold">
        {t('history')}
      </h2>
      <ol className="border-line mt-4 ml-2 grid gap-6 border-l-2 pl-6">
        {invoice.history.map((event, index) => (
          <li key={index} className="relative">
            <span
              aria-hidden
              className="bg-green border-paper absolute top-1 -left-[2.05rem] size-4 rounded-full border-4"
            />
            <p className="text-ink-soft text-sm">
              {event.by ? t('momentBy', { at: moment(event.at), by: event.by }) : moment(event.at)}
            </p>
            <Event event={event} invoice={invoice} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ event, invoice }: { event: InvoiceEvent; invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  const office = useTranslations('Office');
  const text = useOfficeText();
  const { kind, number, amountOre, day, emailAddress, about } = event;
  const isInvoice = number === invoice.number;
  const facts = {
    document: office(isInvoice ? 'invoice' : 'creditNote', { number: String(number) }),
    amount: text.amount(amountOre ?? 0),
    day: day === null ? '' : text.day(day),
    to: emailAddress === null ? office('ehf') : office('email', { address: emailAddress }),
    reason: kind === 'credited' ? (about ?? '') : '',
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="min-w-0 break-words">{t(`events.${kind}`, facts)}</p>
        {kind === 'paid' && <TakeBack amountOre={amountOre!} invoice={invoice} />}
      </div>
      {kind !== 'credited' && about && <Answer>{about}</Answer>}
    </>
  );
}

function TakeBack({ amountOre, invoice }: { amountOre: number; invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  const { amount } = useOfficeText();
  const [reference] = useState(() => crypto.randomUUID());
  const signs: Partial<Record<InvoiceEvent['kind'], 1 | -1>> = { paid: 1, paidBack: -1 };
  const paidOre = invoice.history.reduce(
    (sum, event) => sum + (signs[event.kind] ?? 0) * (event.amountOre ?? 0),
    0,
  );
  if (amountOre > paidOre) return null;
  const payment = { reference, amountOre: -amountOre, paidOn: todayInNorway() };
  return (
    <ConfirmAct
      invoiceId={invoice.id}
      act={{ act: 'pay', ...payment, seenLeftOre: invoice.bookedLeftOre }}
      label={t('takeBack')}
      ariaLabel={t('takeBackOf', { amount: amount(amountOre) })}
      title={t('takeBackTitle', { amount: amount(amountOre) })}
      text={t('takeBackText')}
      message={t('tookBack')}
    />
  );
}
