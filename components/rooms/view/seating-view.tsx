'use client';

import { MoveRight, Pin, UserPlus, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import type { Perspective } from '@/lib/core/rooms/perspective';
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
  isTrainee?: boolean;
  isAway?: boolean;
  hasMoved?: boolean;
}

interface SeatingViewProps {
  room: RoomToDraw;
  seated: SeatedPupil[];
  label?: string;
  usual?: Perspective;
  isPicture?: boolean;
  away?: AwayToday;
}

export interface AwayToday {
  pupils: ReadonlySet<string>;
  onToggle: (pupil: string) => void;
}

export function SeatingView(props: SeatingViewProps) {
  const { room, seated, usual, isPicture = false, away } = props;
  const t = useTranslations('Room');
  const places = useLastPlaces(room.desks.length);
  const seen = useSeenRoom(room, usual);
  const id = useId();
  const byDesk = new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil]));
  const deskText = useDeskText(
    room,
    new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil.name])),
  );
  return (
    <RoomGrid
      room={seen}
      label={props.label ?? t('map')}
      boardLabel={t('board')}
      hasButtons={away !== undefined}
      canZoom={!isPicture}
      tools={<PerspectiveButton seenSide={seen.boardSide} />}
      names={seated.map((pupil) => pupil.name)}
      renderDesk={(desk, at) => {
        const pupil = byDesk.get(deskKey(desk));
        const isAway = pupil?.isAway || (pupil && away?.pupils.has(pupil.id));
        const label = pupil && pupilLabel(t, { ...pupil, isAway });
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
  { name, isFixed, isTrainee, isAway, hasMoved }: SeatedPupil,
): string {
  let label = name;
  if (isTrainee) label = t('isTrainee', { name });
  else if (isAway) label = t('isAway', { name });
  if (hasMoved) label = t('hasMoved', { name: label });
  return isFixed ? t('isFixed', { name: label }) : label;
}

const plateClass = 'room-desk relative border border-desk-line bg-surface shadow-desk';

function PupilPlate(props: { pupil: SeatedPupil; textId: string; away?: AwayToday }) {
  const { pupil, textId, away } = props;
  const t = useTranslations('Room');
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
  const { isTrainee, isFixed, isAway, hasMoved } = pupil;
  return (
    <div
      aria-hidden
      className={`${plateClass} ${isTrainee ? 'border-dashed' : ''} ${isAway ? 'bg-birch! flex-col border-dashed' : ''} ${hasMoved ? 'border-green! bg-green-tint!' : ''}`}
    >
      {name}
      {isAway && (
        <>
          <span className="room-desk-note">{t('away')}</span>
          <UserX className="room-desk-mark" />
        </>
      )}
      {isTrainee && <UserPlus className="room-desk-mark print:hidden" />}
      {isFixed && <Pin className="room-desk-mark print:hidden" />}
      {hasMoved && <MoveRight className="room-desk-mark" />}
    </div>
  );
}
