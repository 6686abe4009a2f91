'use client';

import { CircleCheck, Ellipsis, Map as MapIcon, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { SmallMap } from '@/components/rooms/view/small-map';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useActivateMap, useDeleteMap } from '@/lib/client/maps/maps';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { Seating } from '@/lib/core/conditions/condition';
import { mapDate } from '@/lib/core/maps/map-day';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { MapNameForm } from './map-name-form';

type ListedMap = ClassDetail['maps'][number];

interface StripMapProps {
  classId: string;
  map: ListedMap;
  drawn: (RoomToDraw & { seating: Seating }) | undefined;
  names: ReadonlyMap<string, string>;
  mayEdit: boolean;
  isChosen: boolean | undefined;
  onChoose: (id: string) => void;
}

const cardClass =
  'border-line-strong bg-surface rounded-desk hover:border-green aria-[current]:border-green aria-[current]:bg-green-tint aria-pressed:outline-green flex h-full w-full flex-col gap-1 border p-2 text-left text-sm aria-pressed:outline-3';

export function StripMap(props: StripMapProps) {
  const { classId, map, drawn, names, mayEdit, isChosen, onChoose } = props;
  const t = useTranslations('MapList');
  const format = useFormatter();
  const roomName = useRoomName();
  const day = format.dateTime(mapDate(map), { dateStyle: 'medium' });
  const label = map.name ?? day;
  const content = (
    <>
      <span className="bg-birch grid h-18 w-full place-items-center rounded-md p-1 *:max-h-full">
        {drawn ? (
          <SmallMap room={drawn} seats={drawn.seating} names={names} />
        ) : (
          <MapIcon aria-hidden className="text-ink-soft size-5" />
        )}
      </span>
      <span className="w-full truncate pr-7 font-semibold">{label}</span>
      <span className="text-ink-soft w-full truncate pr-7">
        {map.isActive ? (
          <span className="text-green font-semibold">{t('active')}</span>
        ) : map.isToCome ? (
          t('from', { day })
        ) : (
          roomName(map.roomName)
        )}
      </span>
    </>
  );
  return (
    <li className="relative w-36 shrink-0">
      {isChosen === undefined ? (
        <Link
          href={`/app/maps/${map.id}`}
          aria-current={map.isActive || undefined}
          className={cardClass}
        >
          {content}
        </Link>
      ) : (
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(map.id)}
          className={cardClass}
        >
          {content}
        </button>
      )}
      {mayEdit && isChosen === undefined && (
        <MapSettings classId={classId} map={map} label={label} />
      )}
    </li>
  );
}

function MapSettings(props: { classId: string; map: ListedMap; label: string }) {
  const { classId, map, label } = props;
  const t = useTranslations('MapHistory');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const activate = useActivateMap(map.id);
  const deletion = useDeleteMap({ ...map, classId });
  const problem = activate.error ?? deletion.error;
  const makeActive = () =>
    activate.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        notify({ type: 'success', message: t('activated', { name: label }) });
      },
    });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('changeName', { name: label })}
        title={t('changeName', { name: label })}
        onClick={() => setOpen(true)}
        className="rounded-desk text-ink-soft hover:text-green absolute right-0 bottom-0 grid size-11 place-items-center"
      >
        <Ellipsis aria-hidden className="size-4" />
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={label} closeLabel={t('cancel')}>
        <MapNameForm map={map} onDone={() => setOpen(false)} />
        <div className="border-line mt-5 flex flex-wrap gap-2 border-t pt-5">
          {!map.isActive && (
            <Button look="secondary" size="small" busy={activate.isPending} onClick={makeActive}>
              <CircleCheck aria-hidden className="size-4" />
              {t('activate')}
            </Button>
          )}
          <Button
            look="danger"
            size="small"
            busy={deletion.isPending}
            onClick={() => deletion.mutate()}
          >
            <Trash2 aria-hidden className="size-4" />
            {t('delete')}
          </Button>
        </div>
        {problem && <Notice tone="error">{errorText(problem)}</Notice>}
      </Dialog>
    </>
  );
}
