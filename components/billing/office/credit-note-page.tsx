'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useOfficeCreditNote } from '@/lib/client/billing/office/office';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { OfficeCreditNotePage } from '@/lib/contracts/billing/office';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { DownloadButton } from './download-button';
import { DeliveryHistory } from './invoice-history';
import { Fact } from './invoice-page';
import { OfficeFrame } from './office-frame';
import { useOfficeText } from './use-office-text';

export function CreditNotePage() {
  const id = usePathParameter('credit-notes');
  const t = useTranslations('Office');
  const query = useOfficeCreditNote(id);
  const toTitle = (note: OfficeCreditNotePage) => t('creditNote', { number: String(note.number) });
  return (
    <OfficeFrame
      query={query}
      title={t('creditNoteTitle')}
      loaded={(note) => ({
        title: toTitle(note),
        documentTitle: toTitle(note),
        text: <bdi>{note.buyer.name}</bdi>,
      })}
    >
      {(note) => (
        <div className="grid gap-12 *:min-w-0">
          <Facts note={note} />
          <DeliveryHistory id={note.id} name={toTitle(note)} delivery={note.delivery} />
        </div>
      )}
    </OfficeFrame>
  );
}

function Facts({ note }: { note: OfficeCreditNotePage }) {
  const t = useTranslations('OfficeInvoice');
  const office = useTranslations('Office');
  const { amount, day } = useOfficeText();
  const { period, invoice } = note;
  return (
    <div className="border-line bg-surface grid gap-6 rounded-2xl border p-5 sm:p-8">
      <div>
        <p className="text-ink-soft">{t('total')}</p>
        <p className="text-3xl font-bold tabular-nums">{amount(-note.totalOre)}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={office('credits')}>
          <Link
            href={`/app/office/invoices/${invoice.id}`}
            className="rounded-desk text-green inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {office('invoice', { number: String(invoice.number) })}
          </Link>
        </Fact>
        <Fact name={office('creditedOn')}>{day(note.issuedOn)}</Fact>
        <Fact name={t('organization')}>
          {formatOrganizationNumber(note.buyer.organizationNumber)}
        </Fact>
        <Fact name={t('school')}>
          <bdi>{note.schoolName}</bdi>
        </Fact>
        <Fact name={t('period')}>
          {t('periodText', { start: day(period.start), end: day(period.end) })}
        </Fact>
        <Fact name={t('reason')}>
          <ul>
            {note.lines.map(({ description, netOre }, index) => (
              <li key={index}>
                {description} · {amount(-netOre)}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-3">
        <DownloadButton id={note.id} kind="pdf" label={t('pdf')} />
        <DownloadButton id={note.id} kind="ehf" label={t('ehf')} />
      </div>
    </div>
  );
}
