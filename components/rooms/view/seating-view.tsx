'use client';

import { Pin, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import type { DrawnPlace } from '@/lib/core/rooms/room-extent';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { AwayButton } from './away-button';
import { NamePlate } from './name-plate';
import { PerspectiveButton } from './perspective-button';
import { RoomGrid } from './room-grid';
import { useSeenRoom } from './use-seen-room';
import { useDeskText } from './use-desk-text';
import { useGlide, useLastPlaces, type LastPlaces } from './use-glide';

export interface SeatedPupil {
  id: string;
  name: string;
  desk: Desk;
  isFixed?: boolean;
  /** A pupil of another class who is here for a while. */
  isTrainee?: boolean;
  /** What is said beside the map is about this pupil. */
  isMarked?: boolean;
}

interface SeatingViewProps {
  room: RoomToDraw;
  seated: SeatedPupil[];
  /** If set, pupils are buttons that mark them as away today. */
  away?: AwayToday;
}

export interface AwayToday {
  pupils: ReadonlySet<string>;
  onToggle: (pupil: string) => void;
}

/**
 * A seating map: every desk with its pupil. Pupils move to their new desk with an animation when the map changes,
 * unless the user prefers reduced motion. The room is seen as the teacher wants to see rooms.
 */
export function SeatingView({ room, seated, away }: SeatingViewProps) {
  const t = useTranslations('Room');
  const places = useLastPlaces(room.desks.length);
  const seen = useSeenRoom(room);
  const id = useId();
  const byDesk = new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil]));
  const deskText = useDeskText(
    room,
    new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil.name])),
  );
  return (
    <RoomGrid
      room={seen}
      label={t('map')}
      boardLabel={t('board')}
      hasButtons={away !== undefined}
      canZoom
      tools={<PerspectiveButton seenSide={seen.boardSide} />}
      names={seated.map((pupil) => pupil.name)}
      renderDesk={(desk, at) => {
        const pupil = byDesk.get(deskKey(desk));
        const isAway = pupil !== undefined && away?.pupils.has(pupil.id);
        const label = pupil && pupilLabel(t, pupil, isAway);
        const textId = `${id}-${desk.row}-${desk.col}`;
        return (
          <div className="room-seat border-desk-line flex w-full min-w-0 border border-dashed">
            <span id={textId} className="sr-only">
              {deskText(desk, label ?? t('freeDesk'))}
            </span>
            {pupil && (
              <Gliding key={pupil.id} pupil={pupil} places={places} at={at}>
                <PupilPlate pupil={pupil} textId={textId} away={away} />
              </Gliding>
            )}
          </div>
        );
      }}
    />
  );
}

function Gliding(props: {
  pupil: SeatedPupil;
  places: LastPlaces | undefined;
  at: DrawnPlace;
  children: ReactNode;
}) {
  const { pupil, places, at, children } = props;
  const plate = useGlide<HTMLDivElement>(places, pupil.id, deskKey(pupil.desk), at);
  return (
    <div ref={plate} className="relative -m-px flex min-w-0 flex-1">
      {children}
    </div>
  );
}

function pupilLabel(
  t: ReturnType<typeof useTranslations<'Room'>>,
  { name, isFixed, isTrainee }: SeatedPupil,
  isAway = false,
): string {
  const label = isTrainee ? t('isTrainee', { name }) : isAway ? t('isAway', { name }) : name;
  return isFixed ? t('isFixed', { name: label }) : label;
}

const plateClass = 'room-desk relative border border-desk-line bg-surface shadow-desk';

function PupilPlate(props: {
  pupil: SeatedPupil;
  /** Id of the text that describes this pupil's desk. */
  textId: string;
  away?: AwayToday;
}) {
  const { pupil, textId, away } = props;
  const name = <NamePlate name={pupil.name} />;
  if (away && !pupil.isTrainee) {
    return (
      <AwayButton
        name={pupil.name}
        isAway={away.pupils.has(pupil.id)}
        textId={textId}
        className={plateClass}
        onToggle={() => away.onToggle(pupil.id)}
      >
        {name}
        {pupil.isFixed && <Pin aria-hidden className="room-desk-mark print:hidden" />}
      </AwayButton>
    );
  }
  return (
    <div
      aria-hidden
      className={`${plateClass} ${pupil.isTrainee ? 'border-dashed' : ''} ${pupil.isMarked ? 'border-amber! bg-amber-tint! outline-amber outline-2' : ''}`}
    >
      {name}
      {pupil.isTrainee && <UserPlus className="room-desk-mark print:hidden" />}
      {pupil.isFixed && <Pin className="room-desk-mark print:hidden" />}
    </div>
  );
}
