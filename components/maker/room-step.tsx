'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { RoomThumbnail } from '@/components/rooms/room-thumbnail';
import type { Pupil } from '@/lib/contracts/classes';
import type { Room } from '@/lib/core/seating/model';
import { standardRoom, standardRoomKinds } from '@/lib/core/seating/room';
import { AbsentPicker } from './absent-picker';
import { DeskPicker } from '../rooms/desk-picker';
import { maxSeats, seatsProblem, withSeats, type MakerState } from './maker-state';

const previewSeats = 12;

interface RoomStepProps {
  room: Room;
  pupils: Pupil[];
  state: MakerState;
  onChange: (change: Partial<MakerState>) => void;
}

/** Chooses the standard room, its number of seats and the absent pupils; shows an error if there are too few seats. */
export function RoomStep({ room, pupils, state, onChange }: RoomStepProps) {
  const t = useTranslations('RoomStep');
  const kindName = useTranslations('RoomKinds');
  const { choice, seatsText, absent } = state;
  const presentCount = pupils.length - absent.length;
  const problem = seatsProblem(seatsText, presentCount);
  const texts = {
    notANumber: t('notANumber'),
    tooMany: t('tooMany', { max: maxSeats }),
    tooFew: t('tooFew', { pupils: presentCount, seats: choice.seatCount }),
  };
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold">{t('layout')}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {standardRoomKinds.map((kind) => (
            <label
              key={kind}
              className="border-line bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green flex cursor-pointer flex-col gap-3 rounded-2xl border-2 p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="room-kind"
                className="sr-only"
                checked={choice.kind === kind}
                onChange={() => onChange({ choice: { ...choice, kind } })}
              />
              <span className="flex h-20 items-center px-2">
                <RoomThumbnail desks={standardRoom(kind, previewSeats).desks} />
              </span>
              <span className="text-center font-semibold">{kindName(kind)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="min-w-0 lg:row-span-2">
        <p className="mb-3 font-semibold">{t('preview', { seats: room.desks.length })}</p>
        <div className={problem === 'notANumber' || problem === 'tooMany' ? 'opacity-40' : ''}>
          <DeskPicker room={room} fixedNames={new Map()} />
        </div>
      </div>
      <div className="grid content-start gap-6">
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
        <AbsentPicker
          pupils={pupils}
          absent={absent}
          onChange={(next) => onChange({ absent: next })}
        />
      </div>
    </div>
  );
}
