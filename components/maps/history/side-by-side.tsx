'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { SeatingView } from '@/components/rooms/view/seating-view';
import type { MapVersion } from '@/lib/contracts/maps/maps';
import { compareNames } from '@/lib/core/classes/compare-names';
import type { Seating } from '@/lib/core/conditions/condition';
import { namedSeats } from '@/lib/core/maps/map-seats';
import { savedDifference } from '@/lib/core/seating/saved-difference';
import { deskKey } from '@/lib/core/rooms/room';

type Compared = Pick<
  MapVersion,
  'desks' | 'marks' | 'boardSide' | 'seats' | 'unseated' | 'trainees'
> & { label: string };

const toSeated = (map: Compared) => namedSeats(map).map(({ pupil, desk }) => ({ ...pupil, desk }));

const toSeating = (seated: ReturnType<typeof toSeated>): Seating =>
  Object.fromEntries(seated.map(({ id, desk }) => [id, desk]));

const deskText = ({ desks }: Compared) => desks.map(deskKey).sort().join(' ');

export function SideBySide({ before, after }: { before: Compared; after: Compared }) {
  const t = useTranslations('MapHistory');
  const format = useFormatter();
  const [former, later] = [toSeated(before), toSeated(after)];
  const names = new Map([...former, ...later].map(({ id, name }) => [id, name]));
  const { moved, stayed, onlyBefore, onlyAfter, newPairs, repeatedPairs } = savedDifference(
    toSeating(former),
    toSeating(later),
  );
  const nameOf = (id: string) => names.get(id) ?? '';
  const listed = (ids: string[]) => format.list(ids.map(nameOf).sort(compareNames));
  const pairs = (list: [string, string][]) =>
    list
      .map((pair) => pair.map(nameOf).sort(compareNames))
      .map(([a = '', b = '']) => t('pair', { a, b }))
      .sort(compareNames)
      .join('; ');
  const facts = [
    { key: 'moved', count: moved.length, text: listed(moved) },
    { key: 'stayed', count: stayed.length, text: listed(stayed) },
    { key: 'newPairs', count: newPairs.length, text: pairs(newPairs) },
    { key: 'repeatedPairs', count: repeatedPairs.length, text: pairs(repeatedPairs) },
    { key: 'onlyBefore', count: onlyBefore.length, text: listed(onlyBefore) },
    { key: 'onlyAfter', count: onlyAfter.length, text: listed(onlyAfter) },
  ] as const;
  const movedIds = new Set(moved);
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {[
          { map: before, seated: former },
          { map: after, seated: later },
        ].map(({ map, seated }, side) => (
          <figure key={side} className="min-w-0">
            <figcaption className="mb-2 font-semibold break-words">{map.label}</figcaption>
            <SeatingView
              isPicture
              room={map}
              label={map.label}
              seated={seated.map((pupil) => ({ ...pupil, hasMoved: movedIds.has(pupil.id) }))}
            />
          </figure>
        ))}
      </div>
      {deskText(before) !== deskText(after) && <p className="text-ink-soft">{t('otherRoom')}</p>}
      <dl className="divide-line divide-y">
        {facts
          .filter(({ key, count }) => count > 0 || !key.startsWith('only'))
          .map(({ key, count, text }) => (
            <div key={key} className="grid gap-x-6 py-3 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">
                {t(key)} <span className="text-ink-soft font-normal">({count})</span>
              </dt>
              <dd className="min-w-0 break-words">{text || t('nobody')}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
