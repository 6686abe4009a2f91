'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DeskList } from './desk-list';
import type { ShownMap } from '@/lib/core/maps/shown-map';

export function FoldedDeskList({ map }: { map: ShownMap }) {
  const t = useTranslations('DeskList');
  return (
    <details className="group border-line bg-surface mt-6 rounded-2xl border print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2xl px-4 py-2 font-semibold">
        {t('title')}
        <ChevronDown aria-hidden className="text-ink-soft size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <DeskList room={map.room} seated={map.seated} />
      </div>
    </details>
  );
}
