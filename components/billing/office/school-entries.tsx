'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { useOfficeEntries } from '@/lib/client/billing/office/office';
import type { OfficeSchool, OfficeEntry } from '@/lib/contracts/billing/office';
import { type SettledPart } from './school-dialogs';
import { useOfficeText } from './use-office-text';

export const linkClass =
  'rounded-desk text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

export function Entries(props: { school: OfficeSchool; onMove: (part: SettledPart) => void }) {
  const { school, onMove } = props;
  const t = useTranslations('OfficeSchool');
  const list = useOfficeEntries(school.id);
  const canMove = school.open.some(({ kind }) => kind === 'invoice');
  return (
    <section aria-labelledby="entries">
      <h2 id="entries" className="text-2xl font-bold">
        {t('entries')}
      </h2>
      <p className="text-ink-soft mt-1">{t('entriesText')}</p>
      <FetchedList
        isOrdered
        list={list}
        rows={list.data?.pages.flatMap(({ entries }) => entries) ?? []}
        className="mt-4"
        label={t('entries')}
        loading={t('loading')}
        none={<p className="text-ink-soft">{t('noEntries')}</p>}
        more={t('showMore')}
        look="grid gap-2"
        row={(entry) => <EntryRow entry={entry} onMove={canMove ? onMove : undefined} />}
      />
    </section>
  );
}

/** An entry as a row of the list; on a narrow screen its columns stand below each other. */
function EntryRow(props: { entry: OfficeEntry; onMove?: (part: SettledPart) => void }) {
  const { entry, onMove } = props;
  const t = useTranslations('OfficeSchool');
  const { amount, day } = useOfficeText();
  const { kind, document, invoice, amountOre } = entry;
  const name = document ? `${t(`kinds.${kind}`)} ${document.number}` : t(`kinds.${kind}`);
  // A credit note is found on the page of its invoice.
  const page = kind === 'invoice' ? document : invoice;
  return (
    <li className="border-line bg-surface rounded-desk border p-4 sm:px-5">
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)_repeat(2,9rem)] sm:items-center">
        <span className="text-ink-soft tabular-nums">{day(entry.day)}</span>
        <span className="min-w-0 break-words">
          {page ? (
            <Link href={`/app/office/invoices/${page.id}`} className={linkClass}>
              {kind === 'invoice'
                ? name
                : `${name} ${t('ofInvoice', { number: String(page.number) })}`}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <span className="text-ink-soft block text-sm">{`${t('by')} ${byText(entry.by, t('billing'))}`}</span>
        </span>
        <Sum label={t(amountOre > 0 ? 'debit' : 'creditColumn')}>{amount(Math.abs(amountOre))}</Sum>
        <Sum label={t('balance')}>{amount(entry.balanceOre)}</Sum>
      </div>
      <Settled entry={entry} onMove={onMove} />
    </li>
  );
}

/** Entries of the product itself are by `billing`. */
const byText = (by: string, billing: string) => (by === 'billing' ? billing : by);

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <span className="tabular-nums sm:text-right">
      <span className="text-ink-soft text-sm">{label} </span>
      <span className="whitespace-nowrap sm:block">{children}</span>
    </span>
  );
}

/** Lists the invoices that a credit was set off against, with who did it and when. */
function Settled({ entry, onMove }: Parameters<typeof EntryRow>[0]) {
  const t = useTranslations('OfficeSchool');
  const { amount, moment } = useOfficeText();
  if (entry.settles.length === 0) return null;
  const canMove = entry.kind === 'payment' || entry.kind === 'creditNote';
  return (
    <ul className="text-ink-soft mt-2 grid gap-1 text-sm">
      {entry.settles.map(({ id, debitId, kind, number, amountOre, by, at }, index) => {
        const settledOre = entry.settles.reduce(
          (sum, each) => (each.debitId === debitId ? sum + each.amountOre : sum),
          0,
        );
        const isLast = entry.settles.findLastIndex((each) => each.debitId === debitId) === index;
        const isMovable = canMove && kind === 'invoice' && number !== null && isLast;
        const facts = {
          amount: amount(Math.abs(amountOre)),
          entry: `${t(`kinds.${kind}`).toLowerCase()}${number === null ? '' : ` ${number}`}`,
          by: byText(by, t('billing')),
          at: moment(at),
        };
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 break-words">
              {t(amountOre > 0 ? 'settled' : 'unsettled', facts)}
            </span>
            {onMove && isMovable && settledOre > 0 && (
              <Button
                look="secondary"
                size="small"
                aria-label={t('moveOf', {
                  amount: amount(settledOre),
                  number: String(number),
                })}
                onClick={() =>
                  onMove({ creditId: entry.id, fromId: debitId, fromNumber: number, settledOre })
                }
              >
                {t('move')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
