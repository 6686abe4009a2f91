'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { SheetFile } from '@/lib/client/files/use-sheet-file';
import { useRooms } from '@/lib/client/rooms/rooms';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { cleanName } from '@/lib/core/classes/pupil-name';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { matchNames, sheetKey } from '@/lib/core/maps/from-sheet/match-names';
import { readSeatingSheet } from '@/lib/core/maps/from-sheet/read-seating-sheet';
import { chooseSheetRoom, mapAfter, toSheetCommand } from '@/lib/core/maps/from-sheet/sheet-map';
import { offeredBy } from '@/lib/core/maps/making';
import type { OwnRoom } from '@/lib/core/maps/room-choice';
import { toOwnRoom } from '@/lib/core/maps/room-rules';
import { fromClassRoom } from '@/lib/core/maps/starting-room';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import { useMapScreen } from '../map-context';

const longestFileName = 60;

export type SheetAnswers = Readonly<Record<string, PupilId | null>>;

export function useSheetMap(source: SheetFile, classRooms: ClassRooms) {
  const { store, pupils } = useMapScreen();
  const t = useTranslations('MapFromSheet');
  const map = useStoreLater(store, (state) => state.map);
  const rooms = useRooms().data;
  const people = useMemo(() => [...pupils, ...map.trainees], [pupils, map.trainees]);
  const readings = useMemo(() => {
    const keys = new Set(people.map(({ name }) => sheetKey(name)));
    return source.sheets.map((sheet) =>
      readSeatingSheet(sheet, (name) => keys.has(sheetKey(name))),
    );
  }, [source, people]);
  const [sheetIndex, setSheetIndex] = useState(() =>
    Math.max(
      0,
      readings.findIndex((each) => !('problem' in each)),
    ),
  );
  const [answers, setAnswers] = useState<SheetAnswers>({});
  const chooseSheet = (index: number) => {
    setSheetIndex(index);
    setAnswers({});
  };
  const reading = readings[sheetIndex]!;
  const common = { sheetIndex, chooseSheet };
  if ('problem' in reading) return { ...common, problem: reading.problem };

  const { layout, names, ignored } = reading;
  const { seats: matched, asked } = matchNames(names, people);
  const seats = { ...matched };
  const open: Seating = {};
  for (const { desk } of asked) {
    const answer = answers[deskKey(desk)];
    if (answer) seats[answer] = desk;
    else if (answer === undefined) open[deskKey(desk)] = desk;
  }
  const saved: OwnRoom[] = [
    ...classRooms.filter(({ roomId }) => roomId !== null).map(fromClassRoom),
    ...(rooms ?? []).flatMap((room) =>
      room.layout && !room.isArchived ? [toOwnRoom(room, room.layout)] : [],
    ),
  ];
  const file = cleanName(source.fileName.replace(/\.\w+$/u, '').slice(0, longestFileName));
  const name = t('room', { file });
  const inRoom = chooseSheetRoom(
    { layout, seats: { ...seats, ...open } },
    map.choice!,
    saved,
    name,
  );
  const isOpen = ([id]: [string, Desk]) => Object.hasOwn(open, id);
  const inDesks = Object.entries(inRoom.seats);
  const command = toSheetCommand(
    map,
    inRoom.choice,
    Object.fromEntries(inDesks.filter((seat) => !isOpen(seat))),
  );
  const away = new Set(offeredBy(map));
  return {
    ...common,
    ...{ layout, asked, ignored, answers, setAnswers, command },
    choice: inRoom.choice,
    after: mapAfter(map, command),
    open: Object.fromEntries(inDesks.filter(isOpen)),
    candidates: people.filter(({ id }) => !Object.hasOwn(matched, id) && !away.has(id)),
    hiddenRows: source.sheets[sheetIndex]!.hidden?.length ?? 0,
  };
}

export type SheetMap = Exclude<ReturnType<typeof useSheetMap>, { problem: unknown }>;
