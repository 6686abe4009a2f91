'use client';

import { useTranslations } from 'next-intl';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Condition } from '@/lib/core/conditions/condition';
import { findEmptyDesks } from '@/lib/core/seating/empty-desks';
import { toLayout } from '@/lib/core/maps/made-from';
import { deskKey } from '@/lib/core/rooms/room';
import { DeskPicker, EmptyDeskSample } from '@/components/rooms/view/desk-picker';
import { roomProblem, type MakerState } from './maker-state';

interface RoomPreviewProps {
  pupils: Pupil[];
  state: MakerState;
  /** The map's conditions in this room. */
  conditions: Condition[];
}

/** The chosen room before a map is made in it, with the desks that stay empty. */
export function RoomPreview({ pupils, state, conditions }: RoomPreviewProps) {
  const t = useTranslations('RoomStep');
  const layout = toLayout(state.choice);
  const present = pupils.map(({ id }) => id).filter((id) => !state.absent.includes(id));
  const emptyDesks = findEmptyDesks({ room: layout, pupils: present, conditions }, state.empty);
  const problem = roomProblem(state, present.length);
  return (
    <>
      <div
        className={`workplace-room [--room-foot:0px] ${problem === 'notANumber' || problem === 'tooMany' ? 'opacity-40' : ''}`}
      >
        <DeskPicker
          room={layout}
          fixedNames={new Map()}
          emptyDesks={new Set(emptyDesks.map(deskKey))}
        />
      </div>
      <p className="text-ink-soft flex flex-wrap items-center gap-x-4 px-2 text-sm">
        <span className="font-semibold">{t('preview', { seats: layout.desks.length })}</span>
        {emptyDesks.length > 0 && (
          <span className="flex items-center gap-2">
            <EmptyDeskSample />
            {t('staysEmpty', { count: emptyDesks.length })}
          </span>
        )}
      </p>
    </>
  );
}
