'use client';

import { UserX } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { MapFrame } from './map-frame';
import { MapConditions } from './map-conditions';
import { toShownMap } from './to-shown-map';
import { useAwayToday } from './use-away-today';

/** A saved map for those who may not change it: a colleague's, or one of an archived class. */
export function MapToRead({ map, onShare }: { map: SavedMap; onShare: () => void }) {
  const t = useTranslations('Map');
  const format = useFormatter();
  const shown = toShownMap(map);
  const away = useAwayToday(map);
  // On the big screen, a pupil who is away today leaves only an empty desk.
  const present = shown.seated.filter(({ id }) => !away.pupils.has(id));
  const pupils = [...map.seats.map(({ pupil }) => pupil), ...map.unseated];
  const sentence = useConditionText(shown.room, new Map(pupils.map(({ id, name }) => [id, name])));
  return (
    <MapFrame
      map={map}
      shown={shown}
      onShare={onShare}
      onScreen={{ ...shown, seated: present }}
      away={away.pupils}
      about={
        map.conditions && (
          <MapConditions
            count={map.conditions.length}
            conditions={map.conditions}
            sentence={sentence}
          />
        )
      }
    >
      <div className="workplace-room">
        <SeatingView
          room={shown.room}
          seated={shown.seated}
          away={map.isClassArchived ? undefined : away}
        />
      </div>
      <p role="status" className="sr-only">
        {away.told}
      </p>
      {away.away.length > 0 ? (
        <p className="flex items-start gap-2 px-2 text-sm font-semibold">
          <UserX aria-hidden className="size-5 shrink-0" />
          {t('awayList', { names: format.list(away.away.map(({ name }) => name)) })}
        </p>
      ) : (
        !map.isClassArchived && (
          <p className="text-ink-soft px-2 text-sm print:hidden">{t('awayHint')}</p>
        )
      )}
      {map.unseated.length > 0 && (
        <p className="text-ink-soft px-2 text-sm">
          {t('unseated')}: {format.list(map.unseated.map(({ name }) => name))}
        </p>
      )}
    </MapFrame>
  );
}
