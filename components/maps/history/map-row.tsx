'use client';

import { CircleCheck, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useActivateMap, useDeleteMap } from '@/lib/client/maps/maps';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapList } from '@/lib/contracts/maps/maps';
import { MapNameForm } from './map-name-form';
import { useMapLabel } from './use-map-label';
import { mapDate } from '@/lib/core/maps/map-day';
import { WithNames } from '@/components/ui/name';

type ListedMap = MapList['maps'][number];

interface MapRowProps {
  classId: string;
  map: ListedMap;
  pupils: Pupil[];
  mayEdit: boolean;
  isChosen: boolean;
  /** Undefined where there is no other map to compare it with. */
  onChoose?: (id: string, isChosen: boolean) => void;
}

/** A map in the list of its class. */
export function MapRow({ classId, map, pupils, mayEdit, isChosen, onChoose }: MapRowProps) {
  const t = useTranslations('MapHistory');
  const errorText = useErrorText();
  const roomName = useRoomName();
  const label = useMapLabel()(map);
  const [isNaming, setNaming] = useState(false);
  const activate = useActivateMap(map.id);
  const deletion = useDeleteMap({ ...map, classId });
  const problem = activate.error ?? deletion.error;
  return (
    <li className="flex gap-4 py-5">
      <div className="hidden w-32 shrink-0 sm:block">
        {map.layout && <RoomThumbnail {...map.layout} taken={map.layout.takenDesks} />}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3">
          <Link
            href={`/app/maps/${map.id}`}
            className="hover:text-green inline-flex min-h-11 max-w-full items-center text-lg font-bold underline underline-offset-4"
          >
            <span className="min-w-0 break-words">{label}</span>
          </Link>
          {map.isActive && (
            <span className="bg-green text-on-green rounded-full px-2.5 py-0.5 text-sm font-semibold">
              {t('active')}
            </span>
          )}
        </div>
        <p className="text-ink-soft">
          {t('facts', { room: roomName(map.roomName), count: map.seatedCount })}
        </p>
        <WhenAndWho map={map} />
        {map.broken && map.broken.length > 0 && <Broken map={map} pupils={pupils} />}
        {isNaming && <MapNameForm map={map} onDone={() => setNaming(false)} />}
        <div className="mt-3 flex flex-wrap gap-2">
          {onChoose && (
            <label className="border-line-strong rounded-desk hover:border-ink-soft has-checked:border-green has-checked:bg-green-tint inline-flex min-h-11 cursor-pointer items-center gap-2 border px-3.5 text-sm font-semibold">
              <input
                type="checkbox"
                className="accent-green size-4.5"
                aria-label={t('chooseName', { name: label })}
                checked={isChosen}
                onChange={(event) => onChoose(map.id, event.target.checked)}
              />
              {t('choose')}
            </label>
          )}
          {mayEdit && !isNaming && (
            <Button
              look="secondary"
              size="small"
              aria-label={t(map.name ? 'renameAgainName' : 'renameName', { name: label })}
              onClick={() => setNaming(true)}
            >
              <Pencil aria-hidden className="size-4" />
              {map.name ? t('renameAgain') : t('rename')}
            </Button>
          )}
          {mayEdit && !map.isActive && (
            <Button
              look="secondary"
              size="small"
              busy={activate.isPending}
              aria-label={t('activateName', { name: label })}
              onClick={() =>
                activate.mutate(undefined, {
                  onSuccess: () =>
                    notify({ type: 'success', message: t('activated', { name: label }) }),
                })
              }
            >
              <CircleCheck aria-hidden className="size-4" />
              {t('activate')}
            </Button>
          )}
          {mayEdit && (
            <Button
              look="quiet"
              size="small"
              busy={deletion.isPending}
              aria-label={t('deleteName', { name: label })}
              onClick={() => deletion.mutate()}
            >
              <Trash2 aria-hidden className="size-4" />
              {t('delete')}
            </Button>
          )}
        </div>
        {problem && (
          <div className="mt-3">
            <Notice tone="error">{errorText(problem)}</Notice>
          </div>
        )}
      </div>
    </li>
  );
}

/** When and by whom the map was made, and corrected since. */
function WhenAndWho({ map }: { map: ListedMap }) {
  const t = useTranslations('MapHistory');
  const format = useFormatter();
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'long' });
  const made = { date: day(mapDate(map)) };
  const corrected = { date: day(new Date(map.updatedAt)) };
  return (
    <p className="text-ink-soft">
      {map.createdBy ? t('madeBy', { ...made, name: map.createdBy }) : t('madeOn', made)}
      {map.version > 1 && (
        <>
          {' · '}
          {map.updatedBy
            ? t('correctedBy', { ...corrected, name: map.updatedBy })
            : t('correctedOn', corrected)}
        </>
      )}
    </p>
  );
}

/** The conditions that the map breaks, in words. */
function Broken({ map, pupils }: { map: ListedMap; pupils: Pupil[] }) {
  const t = useTranslations('MapHistory');
  const names = new Map(pupils.map(({ id, name }) => [id, name]));
  const sentence = useConditionText({ desks: map.layout?.desks ?? [] }, names);
  const { broken = [] } = map;
  return (
    <div className="mt-2 flex gap-2">
      <TriangleAlert aria-hidden className="text-amber mt-1 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t('breaks', { count: broken.length })}</p>
        <ul>
          {broken.map((condition, index) => (
            <li key={index}>
              <WithNames>{sentence(condition)}</WithNames>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
