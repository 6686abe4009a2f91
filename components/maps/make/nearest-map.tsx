'use client';

import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { SeatingView } from '@/components/rooms/view/seating-view';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { conditionPupils, type Condition, type Seating } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';

interface NearestMapProps {
  layout: RoomLayout;
  pupils: Pupil[];
  seats: Seating;
  /** The conditions that cannot hold with the others. */
  broken: Condition[];
  sentence: (condition: Condition) => string;
}

/** The map that comes nearest where conditions clash, with those marked whom it is about. Only to look at. */
export function NearestMap({ layout, pupils, seats, broken, sentence }: NearestMapProps) {
  const t = useTranslations('Conflict');
  const format = useFormatter();
  const marked = new Set(broken.flatMap(conditionPupils));
  return (
    <>
      <div className="workplace-room">
        <SeatingView
          room={layout}
          seated={pupils.flatMap(({ id, name }) => {
            const desk = seats[id];
            return desk ? [{ id, name, desk, isMarked: marked.has(id) }] : [];
          })}
        />
      </div>
      <p className="flex items-start gap-2 px-2 text-sm font-semibold">
        <TriangleAlert aria-hidden className="text-amber size-5 shrink-0" />
        {t('nearest', { conditions: format.list(broken.map(sentence)) })}
      </p>
    </>
  );
}
