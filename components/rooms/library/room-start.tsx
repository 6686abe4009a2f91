'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BottomBar } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { writeDraft } from '@/lib/client/local/drafts';
import { readRoomStart, type RoomStartDraft } from '@/lib/client/local/room-draft';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useLoadRoom, useRooms } from '@/lib/client/rooms/rooms';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import {
  maxSeats,
  standardRoom,
  standardRoomKinds,
  type StandardRoomKind,
  isStandardRoomKind,
} from '@/lib/core/rooms/standard-room';
import { RoomOptions } from './room-options';

const emptyLayout: RoomLayout = { desks: [], marks: [], boardSide: 'top' };
const group = 'room-start';

export const toStandardLayout = (kind: StandardRoomKind, seats: number): RoomLayout => ({
  ...emptyLayout,
  desks: standardRoom(kind, seats).desks,
});

const isKnown = (value: string, saved: readonly RoomSummary[]): boolean =>
  isStandardRoomKind(value) || value === 'empty' || saved.some(({ id }) => id === value);

interface RoomStartProps {
  seats: number;
  onStart: (layout: RoomLayout) => void;
  draftKey?: string;
}

export function RoomStart({ seats, onStart, draftKey }: RoomStartProps) {
  const t = useTranslations('RoomStart');
  const rooms = useTranslations('Rooms');
  const kindName = useTranslations('RoomKinds');
  const errorText = useErrorText('reading');
  const { data } = useRooms();
  const saved = data?.filter((room) => !room.isArchived) ?? [];
  const load = useLoadRoom();
  const [draft, setDraft] = useState(
    () => readRoomStart(draftKey) ?? { value: 'pairs', seatsText: String(seats) },
  );
  const { seatsText } = draft;
  const isGone = data !== undefined && !isKnown(draft.value, saved);
  const value = isGone ? 'pairs' : draft.value;
  const change = (changed: Partial<RoomStartDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    if (draftKey !== undefined) writeDraft(draftKey, next);
  };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const typed = /^\d+$/.test(seatsText.trim()) ? Number(seatsText) : 0;
  const isStandard = isStandardRoomKind(value);
  const areSeatsWrong = isStandard && (typed < 1 || typed > maxSeats);
  const shownSeats = typed >= 1 && typed <= maxSeats ? typed : seats;

  const start = async () => {
    if (isStandard) return onStart(toStandardLayout(value, typed));
    const room = saved.find(({ id }) => id === value);
    if (!room) return onStart(emptyLayout);
    setBusy(true);
    setFailure(undefined);
    try {
      onStart(room.layout ?? (await load(room.id)).layout);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const toOption = (room: RoomSummary) => ({
    value: room.id,
    label: room.name,
    text: rooms('desks', { count: room.seatCount }),
    room: room.layout,
  });
  const common = { group, value, onChange: (next: string) => change({ value: next }) };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!areSeatsWrong) void start();
      }}
      className="grid grid-cols-1 gap-8"
    >
      <RoomOptions
        {...common}
        legend={t('standard')}
        options={[
          ...standardRoomKinds.map((kind) => ({
            value: kind,
            label: kindName(kind),
            room: standardRoom(kind, shownSeats),
          })),
          { value: 'empty', label: t('empty'), text: t('emptyText'), room: emptyLayout },
        ]}
      />
      {isStandard && (
        <Field
          className="max-w-60"
          label={t('seats')}
          inputMode="numeric"
          autoComplete="off"
          value={seatsText}
          onChange={(event) => change({ seatsText: event.target.value })}
          error={areSeatsWrong ? t('seatsWrong', { max: maxSeats }) : undefined}
        />
      )}
      <RoomOptions
        {...common}
        legend={t('own')}
        options={saved.filter((room) => room.isOwn).map(toOption)}
      />
      <RoomOptions
        {...common}
        legend={t('shared')}
        options={saved.filter((room) => !room.isOwn).map(toOption)}
      />
      {failure !== undefined && <Notice tone="error">{errorText(failure)}</Notice>}
      <BottomBar>
        <Button type="submit" size="large" busy={isBusy} disabled={areSeatsWrong}>
          {t('start')}
          {!isBusy && <ArrowRight aria-hidden className="size-5" />}
        </Button>
      </BottomBar>
    </form>
  );
}
