'use client';

import { useTranslations } from 'next-intl';
import { Name } from '@/components/ui/name';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { PupilPast } from '@/lib/core/seating/past-neighbours';

const depths = ['', 'bg-green-tint', 'bg-green-tint font-semibold', 'bg-green text-on-green'];
const deepest = depths.length - 1;

export function NeighbourMatrix(props: { pupils: Pupil[]; past: ReadonlyMap<string, PupilPast> }) {
  const { pupils, past } = props;
  const t = useTranslations('MapHistory');
  return (
    <section className="mt-12">
      <h2 className="text-xl font-bold">{t('matrix')}</h2>
      <p className="text-ink-soft mt-1 mb-3">{t('matrixHint')}</p>
      <div
        role="group"
        tabIndex={0}
        aria-label={t('matrix')}
        className="border-line relative max-h-[80dvh] overflow-auto rounded-xl border"
      >
        <table aria-label={t('matrix')} className="border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <td className="bg-surface border-line sticky top-0 left-0 z-20 border-r border-b" />
              {pupils.map(({ id, name }) => (
                <th
                  key={id}
                  scope="col"
                  className="bg-surface border-line sticky top-0 z-10 border-b px-1 py-2 text-left align-bottom font-semibold"
                >
                  <Name className="mx-auto block max-h-32 rotate-180 truncate [writing-mode:vertical-rl]">
                    {name}
                  </Name>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pupils.map((pupil) => (
              <tr key={pupil.id}>
                <th
                  scope="row"
                  className="bg-surface border-line sticky left-0 z-10 max-w-32 truncate border-r px-3 py-1 text-left font-semibold"
                >
                  <Name>{pupil.name}</Name>
                </th>
                {pupils.map((other) => {
                  const count = past.get(pupil.id)?.neighbours.get(other.id) ?? 0;
                  return (
                    <td
                      key={other.id}
                      className={`size-8 min-w-8 text-center tabular-nums ${depths[Math.min(count, deepest)]} ${other.id === pupil.id ? 'bg-birch' : ''}`}
                    >
                      {other.id !== pupil.id &&
                        (count > 0 ? count : <span className="sr-only">{t('never')}</span>)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
