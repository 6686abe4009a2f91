'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { RetryNotice } from '@/components/shell/retry-notice';
import { Name } from '@/components/ui/name';
import { Skeleton } from '@/components/ui/skeleton';
import { useMapHistory } from '@/lib/client/maps/maps';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { pastNeighbours, type PupilPast } from '@/lib/core/seating/past-neighbours';
import { toSeating } from '@/lib/core/maps/map-seats';
import { noTurns } from '@/lib/core/seating/turns';
import { NeighbourMatrix } from './neighbour-matrix';

export function SatTogether({ classId, pupils }: { classId: string; pupils: Pupil[] }) {
  const t = useTranslations('MapHistory');
  const { data, error, refetch } = useMapHistory(classId);
  if (error && !data) return <RetryNotice error={error} onRetry={refetch} />;
  if (!data) return <Skeleton label={t('loading')} />;
  if (data.length === 0) return <p className="text-ink-soft">{t('togetherNone')}</p>;

  const maps = data.map(({ desks, seats }) => ({
    desks,
    seats: toSeating({ seats }),
  }));
  return (
    <>
      <p className="text-ink-soft mb-6">{t('togetherText', { count: data.length })}</p>
      <Together pupils={pupils} maps={maps} />
    </>
  );
}

export function Together({
  pupils,
  maps,
}: {
  pupils: Pupil[];
  maps: Parameters<typeof pastNeighbours>[0];
}) {
  const past = pastNeighbours(maps);
  return (
    <>
      <PupilTable pupils={pupils} past={past} />
      <NeighbourMatrix pupils={pupils} past={past} />
    </>
  );
}

type Past = ReadonlyMap<string, PupilPast>;

const columns = [
  ['front', 'front'],
  ['backRows', 'back'],
  ['edge', 'edge'],
  ['alone', 'alone'],
] as const;

const neverSeated: PupilPast = { maps: 0, ...noTurns(), neighbours: new Map() };

function PupilTable({ pupils, past }: { pupils: Pupil[]; past: Past }) {
  const t = useTranslations('MapHistory');
  const names = new Map(pupils.map(({ id, name }) => [id, name]));
  return (
    <table className="w-full text-left">
      <caption className="mb-2 text-left text-xl font-bold">{t('perPupil')}</caption>
      <thead className="text-ink-soft max-sm:sr-only">
        <tr>
          {(['pupil', ...columns.map(([column]) => column), 'neighbours'] as const).map(
            (column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                {t(column)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="divide-line border-line divide-y border-t">
        {pupils.map(({ id, name }) => {
          const one = past.get(id) ?? neverSeated;
          const total = one.maps;
          return (
            <tr
              key={id}
              className="align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2.5"
            >
              <th scope="row" className="pr-4 font-semibold break-words max-sm:w-full sm:py-2.5">
                <Name>{name}</Name>
              </th>
              {columns.map(([column, kind]) => (
                <td key={kind} className="pr-4 whitespace-nowrap tabular-nums sm:py-2.5">
                  <span aria-hidden className="text-ink-soft sm:hidden">
                    {t(column)}{' '}
                  </span>
                  {t('times', { count: one[kind], total })}
                </td>
              ))}
              <td className="min-w-0 break-words max-sm:w-full sm:py-2.5">
                {one.neighbours.size > 0 ? (
                  <Neighbours counts={one.neighbours} names={names} />
                ) : (
                  t('noNeighbours')
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Neighbours(props: {
  counts: PupilPast['neighbours'];
  names: ReadonlyMap<string, string>;
}) {
  const { counts, names } = props;
  const format = useFormatter();
  return [...counts]
    .filter(([id]) => names.has(id))
    .sort((a, b) => b[1] - a[1])
    .map(([id, count], index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <Name>{names.get(id)}</Name> {format.number(count)}
      </Fragment>
    ));
}
