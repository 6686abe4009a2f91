'use client';

import { GitCompareArrows } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useMapHistory, type DeletedMap } from '@/lib/client/maps/maps';
import { useTermPlan } from '@/lib/client/maps/term-plan';
import type { ClassDetail, Pupil } from '@/lib/contracts/classes/classes';
import type { Seating } from '@/lib/core/conditions/condition';
import { namedSeating, toSeating } from '@/lib/core/maps/map-seats';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { pastNeighbours } from '@/lib/core/seating/past-neighbours';
import { toggled } from '@/lib/client/maps/toggled';
import { Comparison } from './comparison';
import { DeletedRow } from './deleted-row';
import { PlanWarning } from './plan-warning';
import { SatTogether } from './sat-together';
import { StripMap } from './strip-map';

type PastMaps = Parameters<typeof pastNeighbours>[0];

const pageSize = 12;

function useDrawnMaps(classId: string, hasPlan: boolean) {
  const history = useMapHistory(classId).data;
  const plan = useTermPlan(classId, hasPlan).data;
  return useMemo(() => {
    const past = (history ?? []).map((map) => ({ ...map, seating: toSeating(map) }));
    const toCome = (plan ?? []).map((map) => ({
      ...map,
      seating: namedSeating(map.seats),
    }));
    const byId = new Map<string, RoomToDraw & { seating: Seating }>(
      [...past, ...toCome].map((map) => [map.id, map]),
    );
    return { past: past.map(({ desks, seating }) => ({ desks, seats: seating })), byId };
  }, [history, plan]);
}

function inOrder(all: ClassDetail['maps']) {
  const begun = all.filter(({ isToCome }) => !isToCome);
  const toCome = all.filter(({ isToCome }) => isToCome).toReversed();
  const active = begun.filter(({ isActive }) => isActive);
  const earlier = begun.filter(({ isActive }) => !isActive);
  return { begun, toCome, maps: [...active, ...toCome, ...earlier] };
}

export function MapStrip({ detail, deleted }: { detail: ClassDetail; deleted: DeletedMap[] }) {
  const t = useTranslations('MapList');
  const { id, pupils, mayEdit } = detail;
  const gone = deleted.filter((one) => detail.maps.every((map) => map.id !== one.id));
  const { begun, toCome, maps } = inOrder(detail.maps);
  const { past, byId } = useDrawnMaps(id, toCome.length > 0);
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const [count, setCount] = useState(pageSize);
  const [chosen, setChosen] = useState<string[]>();
  const choose = (mapId: string) => setChosen((former = []) => toggled(former, mapId));
  const [newer, older] = detail.maps.filter((map) => chosen?.includes(map.id));
  return (
    <section aria-labelledby="maps-of-class" className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <h2 id="maps-of-class" className="font-semibold">
          {t('title')}
        </h2>
        {maps.length > 1 && (
          <Button
            look="quiet"
            size="small"
            title={t('compare')}
            aria-pressed={chosen !== undefined}
            onClick={() => setChosen(chosen ? undefined : [])}
            className="aria-pressed:bg-green-tint"
          >
            <GitCompareArrows aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t('compare')}</span>
          </Button>
        )}
        {begun.length > 0 && <Pairs classId={id} pupils={pupils} maps={past} />}
        <p aria-live="polite" className="text-ink-soft text-sm">
          {chosen && t('choose', { count: chosen.length })}
        </p>
        {mayEdit && toCome.length > 0 && <PlanWarning detail={detail} />}
      </div>
      <ul aria-label={t('title')} className="scroll-shadow -m-1 flex gap-2 overflow-x-auto p-1">
        {gone.map((map) => (
          <DeletedRow key={map.id} map={map} />
        ))}
        {maps.slice(0, count).map((map) => (
          <StripMap
            key={map.id}
            classId={id}
            map={map}
            drawn={byId.get(map.id)}
            names={names}
            mayEdit={mayEdit}
            isChosen={chosen?.includes(map.id)}
            onChoose={choose}
          />
        ))}
        {maps.length > count && (
          <li className="shrink-0 self-center">
            <Button look="secondary" size="small" onClick={() => setCount(count + pageSize)}>
              {t('more')}
            </Button>
          </li>
        )}
      </ul>
      <Dialog
        open={newer !== undefined && older !== undefined}
        onOpenChange={() => setChosen(undefined)}
        title={t('changes')}
        closeLabel={t('close')}
        isWide
      >
        {newer && older && <Comparison ids={[older.id, newer.id]} />}
      </Dialog>
    </section>
  );
}

function Pairs(props: { classId: string; pupils: Pupil[]; maps: PastMaps }) {
  const { classId, pupils, maps } = props;
  const t = useTranslations('MapList');
  const [isOpen, setOpen] = useState(false);
  const pairs = useMemo(() => countPairs(pupils, maps), [pupils, maps]);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:-ml-3.5"
      >
        {t('pairs', pairs)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('together')}
        closeLabel={t('close')}
        isWide
      >
        <SatTogether classId={classId} pupils={pupils} />
      </Dialog>
    </>
  );
}

function countPairs(pupils: Pupil[], maps: PastMaps): { count: number; total: number } {
  const past = pastNeighbours(maps);
  const inClass = new Set(pupils.map(({ id }) => id));
  const met = [...inClass].flatMap((id) =>
    [...(past.get(id)?.neighbours.keys() ?? [])].filter((other) => inClass.has(other)),
  );
  return { count: met.length / 2, total: (pupils.length * (pupils.length - 1)) / 2 };
}
