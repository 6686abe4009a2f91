'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { Button } from '@/components/ui/button';
import { useOfficeInvoice } from '@/lib/client/billing/office/office';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { ConfirmAct } from './confirm-act';
import { CreditDialog } from './credit-dialog';
import { Documents } from './documents';
import { History } from './history';
import { OfficeFailed } from './office-failed';
import { PaymentDialog } from './payment-dialog';
import { StateBadge } from './state-badge';
import { useOfficeText } from './use-office-text';

export function InvoicePage() {
  const id = usePathParameter('invoices');
  const t = useTranslations('OfficeInvoice');
  const office = useTranslations('Office');
  const query = useOfficeInvoice(id);
  return (
    <FetchedPage
      query={query}
      title={t('pageTitle')}
      back={{ href: '/app/office', label: office('screens.invoices') }}
      loaded={(invoice) => {
        const title = office('invoice', { number: String(invoice.number) });
        return {
          title,
          documentTitle: title,
          text: <bdi>{invoice.buyerName}</bdi>,
          actions: <Actions invoice={invoice} />,
        };
      }}
      loading={t('loading')}
      failed={OfficeFailed}
    >
      {(invoice) => (
        <div className="grid gap-12 *:min-w-0">
          <Facts invoice={invoice} />
          <Documents invoice={invoice} />
          <History invoice={invoice} />
        </div>
      )}
    </FetchedPage>
  );
}

function Actions({ invoice }: { invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  const [open, setOpen] = useState<'payment' | 'back' | 'credit'>();
  const onClose = () => setOpen(undefined);
  const { amount } = useOfficeText();
  const isOpen = ['open', 'partlyPaid'].includes(invoice.settlement.state);
  const seenLeftOre = invoice.bookedLeftOre;
  return (
    <>
      <Button onClick={() => setOpen('payment')}>{t('register')}</Button>
      {invoice.creditableNetOre > 0 && (
        <Button look="secondary" onClick={() => setOpen('credit')}>
          {t('credit')}
        </Button>
      )}
      {invoice.settlement.excessOre > 0 && (
        <Button look="secondary" onClick={() => setOpen('back')}>
          {t('back')}
        </Button>
      )}
      {isOpen && (
        <ConfirmAct
          invoiceId={invoice.id}
          act={{ act: 'stopChasing', seenLeftOre }}
          label={t('stopChasing')}
          title={t('stopChasingTitle', { amount: amount(seenLeftOre) })}
          text={t(invoice.chasingStopEndsAgreement ? 'stopChasingEnds' : 'stopChasingText')}
          message={t('stoppedChasing')}
        />
      )}
      {open === 'payment' && <PaymentDialog invoice={invoice} onClose={onClose} />}
      {open === 'back' && <PaymentDialog isBack invoice={invoice} onClose={onClose} />}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={onClose} />}
    </>
  );
}

function Facts({ invoice }: { invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  const { amount, day } = useOfficeText();
  const { settlement } = invoice;
  const isExcess = settlement.excessOre > 0;
  return (
    <div className="border-line bg-surface grid gap-6 rounded-2xl border p-5 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="text-ink-soft">{t(isExcess ? 'excess' : 'left')}</p>
          <p className="text-3xl font-bold tabular-nums">
            {amount(isExcess ? settlement.excessOre : settlement.leftOre)}
          </p>
        </div>
        <StateBadge settlement={settlement} isOverdue={invoice.isOverdue} />
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={t('total')}>{amount(invoice.totalOre)}</Fact>
        <Fact name={t('dueOn')}>{day(invoice.dueOn)}</Fact>
        <Fact name={t('kid')}>{invoice.kid}</Fact>
        <Fact name={t('organization')}>{formatOrganizationNumber(invoice.organizationNumber)}</Fact>
        <Fact name={t('school')}>
          <bdi>{invoice.schoolName}</bdi>
        </Fact>
        {invoice.customerReference && (
          <Fact name={t('reference')}>
            <bdi>{invoice.customerReference}</bdi>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold break-words tabular-nums">{children}</dd>
    </div>
  );
}
