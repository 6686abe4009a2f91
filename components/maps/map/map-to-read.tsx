'use client';

import { UserX } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { Workplace } from '@/components/ui/workplace';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { EarlierVersions } from '../history/earlier-versions';
import { ShareDialog } from '../share/share-dialog';
import { FoldedDeskList } from '../show/folded-desk-list';
import { PrintedMap } from '../show/printed-map';
import { ShareMenu } from '../show/share-menu';
import { useBigScreen } from '../show/use-big-screen';
import { MapConditions } from './map-conditions';
import { toShownMap } from '@/lib/core/maps/shown-map';
import { useAwayToday } from './use-away-today';
import { useMapDetails } from './use-map-details';

export function MapToRead({ map }: { map: SavedMap }) {
  const t = useTranslations('Map');
  const format = useFormatter();
  const shown = toShownMap(map);
  const away = useAwayToday(map);
  const details = useMapDetails(map);
  const screen = useBigScreen();
  const [isSharing, setSharing] = useState(false);
  const present = shown.seated.filter(({ id }) => !away.pupils.has(id));
  return (
    <div className="contents" onKeyDown={screen.onKeyDown}>
      <PrintedMap map={shown}>
        <Workplace
          back={{ href: '/app', label: t('back') }}
          title={map.className}
          documentTitle={t('documentTitle', { name: map.className })}
          about={details}
          printed={details}
          tools={
            <ShareMenu
              mapId={map.id}
              map={shown}
              onScreen={{ ...shown, seated: present }}
              {...{ screen, details }}
              away={away.pupils}
              onShare={map.isClassArchived ? undefined : () => setSharing(true)}
            />
          }
          rail={{
            label: t('about'),
            place: 'map',
            opening: 'down',
            content: <About map={map} />,
          }}
        >
          <div className="workplace-room">
            <SeatingView
              room={shown.room}
              seated={shown.seated}
              away={map.isClassArchived ? undefined : away}
            />
          </div>
          <p role="status" className="sr-only">
            {away.announcement}
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
        </Workplace>
      </PrintedMap>
      {isSharing && (
        <ShareDialog
          target={{ map: map.id }}
          classId={map.classId}
          name={map.className}
          from={map.isToCome ? (map.plannedFor ?? undefined) : undefined}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}

function About({ map }: { map: SavedMap }) {
  const t = useTranslations('Map');
  const shown = toShownMap(map);
  const pupils = [...map.seats.map(({ pupil }) => pupil), ...map.unseated];
  const sentence = useConditionText(shown.room, new Map(pupils.map(({ id, name }) => [id, name])));
  return (
    <div className="grid grid-cols-1 gap-6">
      {map.conditions && <MapConditions conditions={map.conditions} sentence={sentence} />}
      {map.isClassArchived && (
        <p className="text-ink-soft">
          {t('classArchived')}{' '}
          <Link
            href={`/app/classes/${map.classId}`}
            className="text-green font-semibold underline underline-offset-4"
          >
            {t('showClass')}
          </Link>
        </p>
      )}
      <FoldedDeskList map={shown} />
      <EarlierVersions map={map} />
    </div>
  );
}
