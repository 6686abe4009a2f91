'use client';

import { useTranslations } from 'next-intl';
import { Name } from '@/components/ui/name';
import type { PupilId } from '@/lib/core/conditions/condition';
import { absenceOf, seatOf, withoutDesk } from '@/lib/core/maps/map-document';
import { choosePupil } from '@/lib/core/maps/workbench-state';
import { useWorkbench, useWorkbenchStore } from './workbench-store';

export function WithoutDesk({
  pupils,
  names,
}: {
  pupils: readonly PupilId[];
  names: ReadonlyMap<string, string>;
}) {
  const t = useTranslations('Workbench');
  const store = useWorkbenchStore();
  const map = useWorkbench((state) => state.map);
  const chosen = useWorkbench((state) => state.chosen);
  const all = [...pupils, ...map.trainees.map(({ id }) => id)];
  const groups = [
    ['waiting', withoutDesk(map, all)],
    ['away', all.filter((id) => absenceOf(map, id) && !seatOf(map, id))],
  ] as const;
  return groups.map(([group, ids]) =>
    ids.length === 0 ? null : (
      <div key={group} className="max-h-28 shrink-0 overflow-y-auto print:hidden">
        <p className="mb-1.5 text-sm font-semibold">{t(group)}</p>
        <ul aria-label={t(group)} className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id}>
              <button
                type="button"
                data-pupil={id}
                aria-pressed={chosen.type === 'pupils' && chosen.pupils.includes(id)}
                onClick={(event) => {
                  const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
                  store.update((now) => choosePupil(now, id, isAdding || now.isAdding));
                }}
                className="rounded-desk border-desk-line bg-surface shadow-desk aria-pressed:border-green aria-pressed:bg-green-tint min-h-11 border px-4 font-semibold select-none [-webkit-touch-callout:none]"
              >
                <Name>{names.get(id)}</Name>
              </button>
            </li>
          ))}
        </ul>
      </div>
    ),
  );
}
