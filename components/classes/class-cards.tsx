'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { useClassList } from '@/lib/client/classes/classes';
import { ClassCard } from './class-card';

export function ClassCards(props: {
  list: ReturnType<typeof useClassList>;
  level: 'h2' | 'h3' | 'h4';
  label: string;
}) {
  const { list, level, label } = props;
  const t = useTranslations('Home');
  const errorText = useErrorText('reading');
  const classes = list.data ?? [];
  const frame = useRef<HTMLUListElement>(null);
  const nextFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = nextFrom.current;
    if (from === undefined || classes.length <= from) return;
    nextFrom.current = undefined;
    frame.current?.children[from]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [classes.length]);

  return (
    <>
      <ul ref={frame} aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {classes.map((entry) => (
          <ClassCard key={entry.id} entry={entry} level={level} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-6 grid justify-items-center gap-4">
          {list.isFetchNextPageError && <Notice tone="error" title={errorText(list.error)} />}
          <Button
            look="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => {
              nextFrom.current = classes.length;
              void list.fetchNextPage();
            }}
          >
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
