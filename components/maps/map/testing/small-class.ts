import { conditionPupils, type Condition, type Seating } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { standardRoom } from '@/lib/core/rooms/standard-room';

export const layout: RoomLayout = {
  desks: standardRoom('pairs', 8).desks,
  marks: [],
  boardSide: 'top',
};
export const names = new Map(
  ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Fin', 'Gry', 'Hal'].map((name) => [name[0]!, name]),
);
export const pupils = [...names.keys()];

export const seatsOf = (order: string): Seating =>
  Object.fromEntries(
    [...order].flatMap((pupil, index) => (pupil === '.' ? [] : [[pupil, layout.desks[index]!]])),
  );

export const sentence = (condition: Condition): string =>
  `${conditionPupils(condition).join('')} ${condition.type}`;
