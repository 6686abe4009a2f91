'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useLoadRoom } from '@/lib/client/rooms/rooms';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms/rooms';
import { AbsentPicker } from './absent-picker';
import { EmptyDesks } from './empty-desks';
import type { DrawMode } from './draw-room';
import { toLayout } from '@/lib/core/maps/made-from';
import { maxSeats } from '@/lib/core/rooms/standard-room';
import { roomProblem, toOwnRoom, withSeats, withStandard, type MakerState } from './maker-state';
import { RoomChoices } from './room-choices';

export interface RoomStepProps {
  pupils: Pupil[];
  state: MakerState;
  classRooms: ClassRooms;
  rooms: readonly RoomSummary[];
  /** Why the saved rooms could not be fetched. */
  roomsError: unknown;
  onChange: (change: Partial<MakerState>) => void;
  onDraw: (mode: DrawMode) => void;
}

/** Chooses the room, the number of seats of a standard one, and the absent pupils; says if there are too few seats. */
export function RoomStep(props: RoomStepProps) {
  const { pupils, state, classRooms, rooms, onChange } = props;
  const t = useTranslations('RoomStep');
  const errorText = useErrorText('reading');
  const load = useLoadRoom();
  const [failure, setFailure] = useState<unknown>();
  const { choice, seatsText, absent } = state;
  const { own } = choice;
  const layout = toLayout(choice);
  const presentCount = pupils.length - absent.length;
  const problem = roomProblem(state, presentCount);
  const texts = {
    notANumber: t('notANumber'),
    tooMany: t('tooMany', { max: maxSeats }),
    tooFew: t('tooFew', { pupils: presentCount, seats: layout.desks.length }),
  };
  const chooseLarge = async (roomId: string) => {
    setFailure(undefined);
    try {
      const room = await load(roomId);
      onChange({ choice: { ...choice, own: toOwnRoom(room, room.layout) } });
    } catch (error) {
      setFailure(error);
    }
  };
  const readFailure = failure ?? props.roomsError;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid min-w-0 content-start gap-6">
        <RoomChoices
          choice={choice}
          classRooms={classRooms}
          rooms={rooms}
          onStandard={(kind, seats) =>
            onChange(
              seats === undefined
                ? { choice: { kind, seatCount: choice.seatCount } }
                : withStandard(kind, Math.max(seats, presentCount)),
            )
          }
          onOwn={(room) => onChange({ choice: { ...choice, own: room } })}
          onLarge={(roomId) => void chooseLarge(roomId)}
        />
        {readFailure ? <Notice tone="error">{errorText(readFailure)}</Notice> : null}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={() => props.onDraw(drawMode(props))}>
            <Pencil aria-hidden className="size-4" />
            {t(`draw.${drawMode(props)}`)}
          </Button>
          <Button look="quiet" size="small" onClick={() => props.onDraw('empty')}>
            {t('draw.empty')}
          </Button>
        </div>
      </div>
      <div className="grid content-start gap-6">
        {own ? (
          problem === 'tooFew' && <Notice tone="error">{texts.tooFew}</Notice>
        ) : (
          <Field
            className="max-w-60"
            label={t('seats')}
            inputMode="numeric"
            autoComplete="off"
            hint={t('seatsHint', { pupils: presentCount })}
            value={seatsText}
            onChange={(event) => onChange(withSeats(state, event.target.value))}
            error={problem && texts[problem]}
          />
        )}
        {layout.desks.length > presentCount && !problem && (
          <EmptyDesks
            count={layout.desks.length - presentCount}
            value={state.empty}
            onChange={(empty) => onChange({ empty })}
          />
        )}
        <AbsentPicker
          pupils={pupils}
          absent={absent}
          onChange={(next) => onChange({ absent: next })}
        />
      </div>
    </div>
  );
}

/** An own room is edited; a standard one, and that of a colleague, becomes a new one. */
function drawMode({ state, rooms }: Pick<RoomStepProps, 'state' | 'rooms'>): DrawMode {
  const { own } = state.choice;
  return rooms.some((room) => room.id === own?.roomId && room.isOwn) ? 'edit' : 'adjust';
}
