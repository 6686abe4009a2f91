'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { RoomThumbnail } from '@/components/ui/room-thumbnail';
import { standardRoom, standardRoomKinds, type StandardRoomKind } from '@/lib/core/seating/room';
import type { RoomChoice } from './maker-state';

const previewSeats = 12;
const mostSeats = 200;

interface RoomStepProps {
  choice: RoomChoice;
  pupilCount: number;
  onChange: (choice: RoomChoice) => void;
}

/** Which standard room, and with how many seats; too few are said beside the number. */
export function RoomStep({ choice, pupilCount, onChange }: RoomStepProps) {
  const t = useTranslations('RoomStep');
  const kindName = useTranslations('RoomKinds');
  // Kept as typed, so that a half-written number is not corrected under the teacher's fingers.
  const [seatsText, setSeatsText] = useState(String(choice.seatCount));

  const seats = /^\d+$/.test(seatsText.trim()) ? Number(seatsText) : NaN;
  const error =
    !Number.isSafeInteger(seats) || seats < 1
      ? t('notANumber')
      : seats > mostSeats
        ? t('tooMany', { max: mostSeats })
        : seats < pupilCount
          ? t('tooFew', { pupils: pupilCount, seats })
          : undefined;

  const changeSeats = (text: string) => {
    setSeatsText(text);
    const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
    if (count >= 1 && count <= mostSeats) onChange({ ...choice, seatCount: count });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <fieldset>
        <legend className="mb-3 font-semibold">{t('layout')}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {standardRoomKinds.map((kind: StandardRoomKind) => (
            <label
              key={kind}
              className="border-line bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green flex cursor-pointer flex-col gap-3 rounded-2xl border-2 p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="room-kind"
                className="sr-only"
                checked={choice.kind === kind}
                onChange={() => onChange({ ...choice, kind })}
              />
              <span className="flex h-20 items-center px-2">
                <RoomThumbnail desks={standardRoom(kind, previewSeats).desks} />
              </span>
              <span className="text-center font-semibold">{kindName(kind)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        className="max-w-52"
        label={t('seats')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('seatsHint', { pupils: pupilCount })}
        value={seatsText}
        onChange={(event) => changeSeats(event.target.value)}
        error={error}
      />
    </div>
  );
}
