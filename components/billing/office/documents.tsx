'use client';

import { Download, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useDownloadDocument } from '@/lib/client/billing/office/office';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { OfficeDocument, OfficeInvoice } from '@/lib/contracts/billing/office';
import { ConfirmAct } from './confirm-act';
import { Answer } from './failure-text';
import { SendDialog } from './send-dialog';
import { TryAgain } from './try-again';
import { useOfficeText } from './use-office-text';

export function Documents({ invoice }: { invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('documents')}
      </h2>
      <ul className="mt-4 grid gap-4">
        {invoice.documents.map((document) => (
          <li
            key={document.id}
            className="border-line bg-surface grid gap-4 rounded-2xl border p-5 sm:px-6"
          >
            <Document document={document} invoiceId={invoice.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Document({ document, invoiceId }: { document: OfficeDocument; invoiceId: string }) {
  const t = useTranslations('OfficeInvoice');
  const office = useTranslations('Office');
  const { amount, day } = useOfficeText();
  const { type, issuedOn, period, lines } = document;
  const name = office(type, { number: String(document.number) });
  const sign = type === 'invoice' ? 1 : -1;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg font-bold">{name}</h3>
        <p className="text-lg font-bold tabular-nums">{amount(sign * document.totalOre)}</p>
      </div>
      <div className="text-ink-soft">
        <p>
          {t('issuedFor', { day: day(issuedOn), start: day(period.start), end: day(period.end) })}
        </p>
        <ul className="mt-1 break-words">
          {lines.map(({ description, netOre }, index) => (
            <li key={index}>
              {description} · {t('net', { amount: amount(sign * netOre) })}
            </li>
          ))}
        </ul>
      </div>
      <Delivery document={document} />
      <DocumentActions document={document} invoiceId={invoiceId} name={name} />
    </>
  );
}

function Delivery({ document: { delivery } }: { document: OfficeDocument }) {
  const t = useTranslations('OfficeInvoice');
  const office = useTranslations('Office');
  const text = useOfficeText();
  if (!delivery) return null;
  const { state, problem, answer } = delivery;
  const facts = { channel: text.channel(delivery), at: text.moment(delivery.at) };
  const isLost = state === 'refused';
  return (
    <div className="break-words">
      <p className={isLost ? 'text-red' : ''}>
        {t(`deliveryStates.${state}`, facts)}{' '}
        {(isLost || state === 'retried') && office(`problems.${problem ?? 'unknown'}`)}
      </p>
      {(isLost || state === 'retried') && answer && <Answer>{answer}</Answer>}
    </div>
  );
}

function DocumentActions(props: { document: OfficeDocument; invoiceId: string; name: string }) {
  const { document, invoiceId, name } = props;
  const t = useTranslations('OfficeInvoice');
  const [isSending, setSending] = useState(false);
  const { id: documentId, delivery } = document;
  // After some actions on an invoice or credit note, the pressed button disappears, so the focus moves to the heading.
  const focusHeading = () =>
    window.document.getElementById('documents')?.focus({ preventScroll: true });
  return (
    <div className="flex flex-wrap gap-3">
      <DownloadButton id={documentId} form="pdf" label={t('pdfOf', { document: name })} />
      <DownloadButton id={documentId} form="ehf" label={t('ehfOf', { document: name })} />
      <Button
        look="secondary"
        size="small"
        aria-label={t('sendOf', { document: name })}
        onClick={() => setSending(true)}
      >
        <Send aria-hidden className="size-4" />
        {t('send')}
      </Button>
      {delivery?.state === 'refused' && (
        <>
          <TryAgain
            failure={{ id: documentId, kind: 'refused' }}
            name={name}
            message={t('retried', { document: name })}
            onRetried={focusHeading}
          />
          <ConfirmAct
            invoiceId={invoiceId}
            act={{ act: 'delivered', documentId }}
            label={t('elsewhere')}
            ariaLabel={t('elsewhereOf', { document: name })}
            title={t('elsewhereTitle', { document: name })}
            text={t('elsewhereText')}
            confirmLabel={t('elsewhereConfirm')}
            isHarmless
            message={t('elsewhereDone', { document: name })}
            onDone={focusHeading}
          />
        </>
      )}
      {isSending && (
        <SendDialog
          invoiceId={invoiceId}
          documentId={documentId}
          name={name}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  );
}

function DownloadButton(props: { id: string; form: 'pdf' | 'ehf'; label: string }) {
  const { id: documentId, form, label } = props;
  const errorText = useErrorText('reading');
  const { mutate, isPending } = useDownloadDocument();
  const onError = (error: Error) => notify({ type: 'error', message: errorText(error) });
  return (
    <Button
      look="secondary"
      size="small"
      busy={isPending}
      aria-label={label}
      onClick={() => mutate({ documentId, form }, { onError })}
    >
      <Download aria-hidden className="size-4" />
      {form.toUpperCase()}
    </Button>
  );
}
