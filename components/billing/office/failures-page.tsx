'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Failure } from '@/lib/contracts/billing/office';
import { FailureText, useFailureName } from './failure-text';
import { OfficeFrame } from './office-frame';
import { TryAgain } from './try-again';

export function FailuresPage() {
  const t = useTranslations('OfficeFailures');
  const list = useRef<HTMLDivElement>(null);
  // The focused button disappears together with its list entry, so the list gets the focus.
  const focusList = () => list.current?.focus({ preventScroll: true });
  return (
    <OfficeFrame screen="failures">
      {({ hasSeller, failures }) => {
        const kinds = [...new Set(failures.map(({ kind }) => kind))];
        return (
          <div ref={list} tabIndex={-1} className="grid gap-4 outline-none *:min-w-0">
            {!hasSeller && (
              <Notice tone="warning" title={t('noSeller')}>
                {t('noSellerText')}
              </Notice>
            )}
            {failures.length === 0 && hasSeller && <Notice tone="success">{t('none')}</Notice>}
            {kinds.map((kind) => (
              <Kind
                key={kind}
                kind={kind}
                failures={failures.filter((each) => each.kind === kind)}
                onRetried={focusList}
              />
            ))}
          </div>
        );
      }}
    </OfficeFrame>
  );
}

function Kind(props: { kind: Failure['kind']; failures: Failure[]; onRetried: () => void }) {
  const { kind, failures, onRetried } = props;
  const t = useTranslations('OfficeFailures');
  return (
    <section
      aria-labelledby={`failures-${kind}`}
      className="border-line bg-surface rounded-2xl border p-5 sm:px-6"
    >
      <h2 id={`failures-${kind}`} className="text-lg font-bold">
        {t(`kinds.${kind}.title`)}
      </h2>
      <p className="text-ink-soft max-w-prose">{t(`kinds.${kind}.text`)}</p>
      <ul className="divide-line mt-2 divide-y">
        {failures.map((failure) => (
          <li
            key={failure.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-64 break-words">
              <FailureText failure={failure} />
            </div>
            {(kind === 'refused' || kind === 'mail' || kind === 'job') && (
              <Retry failure={failure} kind={kind} onRetried={onRetried} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Retry(props: {
  failure: Failure;
  kind: 'refused' | 'mail' | 'job';
  onRetried: () => void;
}) {
  const { failure, kind, onRetried } = props;
  const t = useTranslations('OfficeFailures');
  const name = useFailureName()(failure);
  return (
    <TryAgain
      failure={{ id: failure.id, kind }}
      name={name}
      message={t('retried', { name })}
      onRetried={onRetried}
    />
  );
}
