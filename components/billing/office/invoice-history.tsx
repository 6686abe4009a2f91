'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import type {
  OfficeCreditNote,
  OfficeDelivery,
  OfficeInvoice,
} from '@/lib/contracts/billing/office';
import { Answer, DeliveryProblem } from './delivery-problem';
import { DownloadButton } from './download-button';
import { PaymentEvent } from './payment-event';
import { DeliveredEvent } from './delivered-event';
import { RefusedEvent } from './refused-event';
import { useOfficeText } from './use-office-text';

interface Event {
  key: string;
  at: string;
  shown: ReactNode;
}

export function InvoiceHistory({ invoice }: { invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  const office = useTranslations('Office');
  const { id, issuedAt, delivery, payments, creditNotes } = invoice;
  const name = office('invoice', { number: String(invoice.number) });
  const events: Event[] = [
    { key: 'issued', at: issuedAt, shown: <p>{t('issued')}</p> },
    ...deliveryEvents(id, name, delivery),
    ...payments.map((payment) => ({
      key: payment.reference,
      at: payment.registeredAt,
      shown: <PaymentEvent payment={payment} invoice={invoice} />,
    })),
    ...creditNotes.flatMap((note) => [
      { key: note.id, at: note.issuedAt, shown: <CreditEvent note={note} /> },
      ...deliveryEvents(
        note.id,
        office('creditNote', { number: String(note.number) }),
        note.delivery,
      ),
    ]),
  ];
  return <History events={events} />;
}

export function DeliveryHistory(props: {
  id: string;
  name: string;
  delivery: OfficeDelivery | null;
}) {
  return <History events={deliveryEvents(props.id, props.name, props.delivery)} />;
}

function History({ events }: { events: Event[] }) {
  const t = useTranslations('OfficeInvoice');
  return (
    <section aria-labelledby="history">
      <h2 id="history" tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('history')}
      </h2>
      <ol className="border-line mt-4 ml-2 grid gap-6 border-l-2 pl-6">
        {events
          .sort((a, b) => a.at.localeCompare(b.at))
          .map(({ key, at, shown }) => (
            <HistoryItem key={key} at={at}>
              {shown}
            </HistoryItem>
          ))}
      </ol>
    </section>
  );
}

function HistoryItem({ at, children }: { at: string; children: ReactNode }) {
  const { moment } = useOfficeText();
  return (
    <li className="relative">
      <span
        aria-hidden
        className="bg-green border-paper absolute top-1 -left-[2.05rem] size-4 rounded-full border-4"
      />
      {/* A future event has no time. */}
      {at < notYet && <p className="text-ink-soft text-sm">{moment(at)}</p>}
      {children}
    </li>
  );
}

const notYet = '9999';

function deliveryEvents(id: string, name: string, delivery: OfficeDelivery | null): Event[] {
  if (!delivery) return [];
  const { insteadOf } = delivery;
  return [
    ...(insteadOf
      ? [
          {
            key: `${id}-refused`,
            at: insteadOf.refusedAt,
            shown: <InsteadOf insteadOf={insteadOf} sentTo={delivery.emailAddress} />,
          },
        ]
      : []),
    {
      key: `${id}-delivery`,
      at: delivery.deliveredAt ?? delivery.refusedAt ?? delivery.withdrawnAt ?? notYet,
      shown: <DeliveryEvent id={id} name={name} delivery={delivery} />,
    },
  ];
}

function InsteadOf(props: {
  insteadOf: NonNullable<OfficeDelivery['insteadOf']>;
  sentTo: string | null;
}) {
  const { insteadOf, sentTo } = props;
  const t = useTranslations('OfficeInvoice');
  const text = useOfficeText();
  const { answer, to } = insteadOf;
  return (
    <p className="break-words">
      {t(`insteadOf.${to}`, { channel: text.channel(insteadOf), address: sentTo ?? '' })}{' '}
      {answer && <Answer>{answer}</Answer>}
    </p>
  );
}

function DeliveryEvent(props: { id: string; name: string; delivery: OfficeDelivery }) {
  const { delivery } = props;
  const t = useTranslations('OfficeInvoice');
  const text = useOfficeText();
  const channel = text.channel(delivery);
  if (delivery.channel === 'elsewhere') return <p>{t('deliveredElsewhere')}</p>;
  if (delivery.deliveredAt) return <DeliveredEvent {...props} />;
  if (delivery.refusedAt) return <RefusedEvent {...props} />;
  if (delivery.withdrawnAt) return <p>{t('withdrawn')}</p>;
  const isAgain = delivery.attempts > 0;
  const at = text.moment(delivery.nextTryAt);
  if (!isAgain) return <p>{t('waiting', { channel })}</p>;
  return (
    <p className="break-words">
      {t('waitingAgain', { channel, at })}{' '}
      {delivery.problem && <DeliveryProblem delivery={delivery} />}
    </p>
  );
}

function CreditEvent({ note }: { note: OfficeCreditNote }) {
  const t = useTranslations('OfficeInvoice');
  const { amount } = useOfficeText();
  const { id, reason } = note;
  const number = String(note.number);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="min-w-0 break-words">
        {t('credited', { number, amount: amount(note.totalOre), reason })}
      </p>
      <div className="flex gap-2">
        <DownloadButton id={id} kind="pdf" label={t('pdfOf', { number })} text="PDF" />
        <DownloadButton id={id} kind="ehf" label={t('ehfOf', { number })} text="EHF" />
      </div>
    </div>
  );
}
