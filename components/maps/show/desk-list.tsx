'use client';

import { useTranslations } from 'next-intl';
import { Name } from '@/components/ui/name';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { deskKey, deskPlace } from '@/lib/core/rooms/room';
import type { ShownPupil } from '@/lib/core/maps/shown-map';

export function DeskList({ room, seated }: { room: RoomToDraw; seated: ShownPupil[] }) {
  const t = useTranslations('DeskList');
  const trainee = useTranslations('Room');
  const byDesk = new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil]));
  const rows = room.desks
    .flatMap((desk) => {
      const pupil = byDesk.get(deskKey(desk));
      const place = deskPlace(room, desk);
      return pupil && place ? [{ pupil, ...place }] : [];
    })
    .sort((a, b) => a.row - b.row || a.place - b.place);
  return (
    <table className="w-full max-w-xl border-collapse text-left">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr className="border-line-strong border-b-2">
          <th scope="col" className="w-20 py-2 pr-4 font-semibold">
            {t('row')}
          </th>
          <th scope="col" className="w-20 py-2 pr-4 font-semibold">
            {t('desk')}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {t('pupil')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ pupil, row, place }, index) => (
          <tr
            key={pupil.id}
            className={`border-line ${rows[index + 1]?.row === row ? 'border-b' : 'border-line-strong border-b-2'}`}
          >
            <td className="py-1.5 pr-4 tabular-nums">{row}</td>
            <td className="py-1.5 pr-4 tabular-nums">{place}</td>
            <td className="py-1.5 font-semibold">
              <Name>
                {pupil.isTrainee ? trainee('isTrainee', { name: pupil.name }) : pupil.name}
              </Name>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
