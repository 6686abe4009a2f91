'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useOfficeSchool } from '@/lib/client/billing/office/office';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { OfficeSchool, OfficeOpenEntry } from '@/lib/contracts/billing/office';
import { LossDialog, MoveDialog, RefundDialog, type SettledPart } from './school-dialogs';
import { OfficeFrame } from './office-frame';
import { useOfficeText } from './use-office-text';

import { Entries, linkClass } from './school-entries';
type Open = { refund: true } | { loss: OfficeOpenEntry } | { move: SettledPart };

/** A school's debts and credit, and what a clerk does about them. */
export function OfficeSchoolPage() {
  const id = usePathParameter('schools');
  const t = useTranslations('OfficeSchool');
  const { amount } = useOfficeText();
  const query = useOfficeSchool(id);
  const [open, setOpen] = useState<Open>();
  const onClose = () => setOpen(undefined);
  return (
    <OfficeFrame
      query={query}
      title={t('pageTitle')}
      loaded={({ name, creditOre }) => ({
        ...{ title: name, documentTitle: name, text: t('text') },
        actions: creditOre > 0 && (
          <Button onClick={() => setOpen({ refund: true })}>{t('refund')}</Button>
        ),
      })}
      loading={t('loading')}
    >
      {(school) => (
        <>
          <div className="grid gap-12 *:min-w-0">
            <div className="border-line bg-surface grid gap-6 rounded-2xl border p-5 sm:p-8">
              <dl className="grid gap-6 sm:grid-cols-2">
                <div>
                  <dt className="text-ink-soft">{t('owed')}</dt>
                  <dd className="text-3xl font-bold tabular-nums">{amount(school.owedOre)}</dd>
                </div>
                <div>
                  <dt className="text-ink-soft">{t('credit')}</dt>
                  <dd className="text-3xl font-bold tabular-nums">{amount(school.creditOre)}</dd>
                </div>
              </dl>
              <OpenEntries school={school} onLose={(loss) => setOpen({ loss })} />
            </div>
            <Entries school={school} onMove={(move) => setOpen({ move })} />
          </div>
          {open && 'refund' in open && <RefundDialog school={school} onClose={onClose} />}
          {open && 'loss' in open && <LossDialog entry={open.loss} onClose={onClose} />}
          {open && 'move' in open && (
            <MoveDialog part={open.move} school={school} onClose={onClose} />
          )}
        </>
      )}
    </OfficeFrame>
  );
}

function OpenEntries(props: { school: OfficeSchool; onLose: (entry: OfficeOpenEntry) => void }) {
  const { school, onLose } = props;
  const t = useTranslations('OfficeSchool');
  const { amount, day } = useOfficeText();
  return (
    <section aria-labelledby="open">
      <h2 id="open" className="text-lg font-bold">
        {t('open')}
      </h2>
      {school.open.length === 0 && <p className="text-ink-soft">{t('noneOpen')}</p>}
      <ul className="divide-line divide-y">
        {school.open.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
          >
            <p className="flex min-w-0 flex-wrap items-center gap-x-3">
              {entry.kind === 'invoice' ? (
                <Link href={`/app/office/invoices/${entry.id}`} className={linkClass}>
                  {`${t('kinds.invoice')} ${entry.number}`}
                </Link>
              ) : (
                <span>{t(`kinds.${entry.kind}`)}</span>
              )}
              <span className="tabular-nums">{t('left', { amount: amount(entry.leftOre) })}</span>
              <span className="text-ink-soft">
                {entry.dueOn ? t('dueOn', { day: day(entry.dueOn) }) : day(entry.day)}
              </span>
            </p>
            {entry.kind === 'invoice' && (
              <Button
                look="secondary"
                size="small"
                aria-label={t('loseOf', { number: String(entry.number) })}
                onClick={() => onLose(entry)}
              >
                {t('lose')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
