'use client';

import { useTranslations } from 'next-intl';
import { hatchedDesk } from '@/components/rooms/view/desk-picker';
import { nameWidths } from '@/components/rooms/view/name-width';
import { PerspectiveButton } from '@/components/rooms/view/perspective-button';
import { RoomGrid } from '@/components/rooms/view/room-grid';
import { useSeenRoom } from '@/components/rooms/view/use-seen-room';
import { Name } from '@/components/ui/name';
import { numberDesks } from '@/lib/core/exam/desk-numbers';
import { deskKey } from '@/lib/core/rooms/room';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { variantLetter, type ExamSeat } from '@/lib/client/maps/exam-input';
import { useDeskCursor } from './use-desk-cursor';

interface ExamRoomProps {
  room: RoomLayout;
  seats: readonly ExamSeat[];
  unused: readonly string[];
  onToggle: (desk: string) => void;
}

const note =
  'absolute leading-none text-ink-soft [font-size:max(0.5rem,min(0.85rem,calc(var(--desk-height)*0.22)))]';

export function ExamRoom({ room, seats, unused, onToggle }: ExamRoomProps) {
  const t = useTranslations('Exam');
  const tRoom = useTranslations('Room');
  const seen = useSeenRoom(room);
  const cursor = useDeskCursor(seen);
  const numbers = numberDesks(room);
  const seatAt = new Map(seats.map((seat) => [deskKey(seat.desk), seat]));
  const numberOf = new Map(room.desks.map((desk, index) => [deskKey(desk), numbers[index]!]));
  return (
    <div className="contents" onKeyDown={cursor.onKeyDown}>
      <RoomGrid
        room={seen}
        label={t('room')}
        boardLabel={tRoom('board')}
        hasButtons
        canZoom
        tools={<PerspectiveButton seenSide={seen.boardSide} />}
        names={seats.map(({ name }) => name)}
        renderDesk={(desk) => {
          const key = deskKey(desk);
          const seat = seatAt.get(key);
          const isUnused = unused.includes(key);
          const number = numberOf.get(key)!;
          const letter = seat?.variant === undefined ? undefined : variantLetter(seat.variant);
          const pupil = seat && [seat.name, seat.className].filter(Boolean).join(', ');
          return (
            <button
              type="button"
              data-desk={key}
              tabIndex={key === cursor.stop ? 0 : -1}
              aria-pressed={isUnused}
              title={t(isUnused ? 'use' : 'leave')}
              onFocus={() => cursor.setLast(key)}
              onClick={() => onToggle(key)}
              className={`room-desk hover:border-green relative border ${isUnused ? hatchedDesk : seat ? 'border-desk-line bg-surface shadow-desk' : 'border-desk-line border-dashed'}`}
            >
              <span className="sr-only">
                {t('desk', { number, pupil: pupil ?? t('free'), variant: letter ?? 'none' })}
              </span>
              <span aria-hidden className={`${note} top-[0.25em] left-[0.35em] tabular-nums`}>
                {number}
              </span>
              {letter && (
                <span
                  aria-hidden
                  className={`${note} text-green! top-[0.25em] right-[0.35em] font-bold`}
                >
                  {letter}
                </span>
              )}
              {seat && <NameInOneLine name={seat.name} />}
              {seat?.className && (
                <span
                  aria-hidden
                  className={`${note} inset-x-0 bottom-[0.25em] truncate text-center`}
                >
                  {seat.className}
                </span>
              )}
            </button>
          );
        }}
      />
    </div>
  );
}

function NameInOneLine({ name }: { name: string }) {
  const em = nameWidths(name)[0].toFixed(2);
  return (
    <Name
      aria-hidden
      style={{ fontSize: `min(var(--desk-height) * 0.36, var(--desk-width) * 0.9 / ${em})` }}
      className="absolute inset-0 grid place-items-center font-semibold whitespace-nowrap"
    >
      {name}
    </Name>
  );
}
