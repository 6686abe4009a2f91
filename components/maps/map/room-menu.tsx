'use client';

import { ChevronDown, LayoutGrid, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useStore } from '@/components/ui/editing/editor-store';
import { DisclosurePanel } from '@/components/ui/disclosure-panel';
import { useDisclosure } from '@/components/ui/use-disclosure';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { useLoadRoom, useRooms } from '@/lib/client/rooms/rooms';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { withMaking } from '@/lib/core/maps/making';
import { toLayout, type RoomChoice } from '@/lib/core/maps/room-choice';
import { maxSeats } from '@/lib/core/rooms/standard-room';
import { RoomChoices } from '../parts/room-choices';
import { seatsProblem, standardChoice, toOwnRoom } from '@/lib/core/maps/room-rules';
import type { DrawMode } from './draw-room';
import { EmptyDesks } from './empty-desks';
import { useMapScreen, useRoomChoice } from './map-context';

interface RoomMenuProps {
  classRooms: ClassRooms;
  onDraw: (mode: DrawMode) => void;
}

export function RoomMenu(props: RoomMenuProps) {
  const t = useTranslations('RoomStep');
  const roomName = useRoomName();
  const choice = useRoomChoice();
  const id = useId();
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();
  return (
    <div {...frameProps} className="sm:relative">
      <Button
        look="secondary"
        size="small"
        className="ml-1.5 max-w-48 max-sm:ml-0 max-sm:min-w-11 max-sm:border-0 max-sm:px-0!"
        aria-controls={id}
        aria-label={t('menu', { room: roomName(choice.own?.name ?? choice.kind) })}
        {...buttonProps}
      >
        <LayoutGrid aria-hidden className="size-5 shrink-0 sm:hidden" />
        <span className="truncate max-sm:hidden">{roomName(choice.own?.name ?? choice.kind)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      </Button>
      <DisclosurePanel
        id={id}
        label={t('room')}
        isOpen={isOpen}
        edge="left"
        className="max-h-[80dvh] w-[26rem] p-4"
      >
        <RoomPanel {...props} onClose={close} />
      </DisclosurePanel>
    </div>
  );
}

function useWantedRoom(): RoomChoice {
  const { engine } = useMapScreen();
  const choice = useRoomChoice();
  return engine.roomToSeat ?? choice;
}

function RoomPanel({ classRooms, onDraw, onClose }: RoomMenuProps & { onClose: () => void }) {
  const { store, pupils, engine } = useMapScreen();
  const t = useTranslations('RoomStep');
  const errorText = useErrorText('reading');
  const rooms = useRooms();
  const load = useLoadRoom();
  const choice = useWantedRoom();
  const absent = useStore(store, ({ map }) => map.absent);
  const [problem, setProblem] = useState<string>();
  const count = pupils.length - absent.filter(({ desk }) => desk === 'offered').length;
  const choose = (next: RoomChoice) => {
    const seats = toLayout(next).desks.length;
    if (seats < count) return setProblem(t('tooFew', { pupils: count, seats }));
    setProblem(undefined);
    engine.changeRoom(next);
  };
  const chooseLarge = async (roomId: string) => {
    try {
      const room = await load(roomId);
      choose({ ...choice, own: toOwnRoom(room, room.layout) });
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  const isOwn = rooms.data?.some((room) => room.id === choice.own?.roomId && room.isOwn);
  const draw = (mode: DrawMode) => {
    onClose();
    onDraw(mode);
  };
  const wrong = problem ?? (rooms.error && !rooms.data ? errorText(rooms.error) : undefined);
  return (
    <div className="grid grid-cols-1 gap-5">
      {wrong && <Notice tone="error">{wrong}</Notice>}
      <RoomChoices
        choice={choice}
        classRooms={classRooms}
        rooms={rooms.data ?? []}
        onStandard={(kind, seats = choice.seatCount) =>
          choose(standardChoice(kind, Math.max(seats, count)))
        }
        onOwn={(own) => choose({ ...choice, own })}
        onLarge={(roomId) => void chooseLarge(roomId)}
      />
      {!choice.own && <SeatCount count={count} onChange={choose} />}
      <EmptyPlaces count={toLayout(choice).desks.length - count} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => draw(isOwn ? 'edit' : 'adjust')}>
          <Pencil aria-hidden className="size-4" />
          {t(isOwn ? 'draw.edit' : 'draw.adjust')}
        </Button>
        <Button look="quiet" size="small" onClick={() => draw('empty')}>
          {t('draw.empty')}
        </Button>
      </div>
    </div>
  );
}

function SeatCount(props: { count: number; onChange: (choice: RoomChoice) => void }) {
  const { count, onChange } = props;
  const t = useTranslations('RoomStep');
  const choice = useWantedRoom();
  const [text, setText] = useState(String(choice.seatCount));
  const [shown, setShown] = useState(choice.seatCount);
  if (shown !== choice.seatCount) {
    setShown(choice.seatCount);
    setText(String(choice.seatCount));
  }
  const problem = seatsProblem(text, count);
  const texts = {
    notANumber: t('notANumber'),
    tooMany: t('tooMany', { max: maxSeats }),
    tooFew: t('tooFew', { pupils: count, seats: Number(text) || 0 }),
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) return;
        // The pressed button disappears, so the focus moves to the field first; without the focus, the room menu would
        // close.
        event.currentTarget.querySelector('input')?.focus();
        onChange({ ...choice, seatCount: Number(text) });
      }}
    >
      <Field
        className="max-w-60"
        label={t('seats')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('seatsHint', { pupils: count })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem && texts[problem]}
      />
      {!problem && Number(text) !== choice.seatCount && (
        <Button type="submit" look="secondary" size="small">
          {t('useSeats')}
        </Button>
      )}
    </form>
  );
}

function EmptyPlaces({ count }: { count: number }) {
  const { store, engine } = useMapScreen();
  const empty = useStore(store, ({ making }) => making.empty);
  if (count <= 0) return null;
  return (
    <EmptyDesks
      count={count}
      value={empty}
      onChange={(next) => {
        store.update((now) => withMaking(now, { empty: next }));
        engine.suggestMap();
      }}
    />
  );
}
