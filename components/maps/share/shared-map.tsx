'use client';

import { UserX } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldedDeskList } from '@/components/maps/show/folded-desk-list';
import { PrintedMap } from '@/components/maps/show/printed-map';
import { SeatingView } from '@/components/rooms/view/seating-view';
import type { ShownMap } from '@/lib/core/maps/shown-map';
import type { SharedMap } from '@/lib/contracts/maps/links';
import { deskKey } from '@/lib/core/rooms/room';

interface SharedMapViewProps {
  map: SharedMap;
  heading: ReactNode;
  footer?: ReactNode;
}

export function SharedMapView({ map, heading, footer }: SharedMapViewProps) {
  const t = useTranslations('Shared');
  const room = useTranslations('Room');
  const format = useFormatter();
  const people = [...map.seats, ...map.unseated];
  const away = people.filter(({ isAway }) => isAway).map(({ name }) => name);
  const unseated = map.unseated.map(({ name }) => name);
  const seated = map.seats.map((seat) => ({ ...seat, id: deskKey(seat.desk) }));
  const shown: ShownMap = {
    title: map.className,
    room: { desks: map.desks, marks: map.marks, boardSide: map.boardSide },
    seated: seated.map(({ name, isAway, ...seat }) => ({
      ...seat,
      name: isAway ? room('isAway', { name }) : name,
    })),
  };
  return (
    <>
      <PrintedMap map={shown}>
        {heading}
        <SeatingView room={shown.room} seated={seated} usual="teacher" />
        {away.length > 0 ? (
          <p className="mt-4 flex items-start gap-2 font-semibold">
            <UserX aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t('away', { names: format.list(away) })}
          </p>
        ) : (
          <p className="text-ink-soft mt-4">{t('nobodyAway')}</p>
        )}
        {unseated.length > 0 && (
          <p className="text-ink-soft mt-4">{t('unseated', { names: format.list(unseated) })}</p>
        )}
      </PrintedMap>
      <FoldedDeskList map={shown} />
      {footer}
    </>
  );
}
