import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import type { KeptConditions } from '@/lib/contracts/conditions';
import type { SavedMap } from '@/lib/contracts/maps';
import type { Condition } from '@/lib/core/seating/model';
import { standardRoom } from '@/lib/core/seating/room';
import { seatedResult } from '@/lib/core/seating/testing/seated';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { MapMaker } from '../map-maker';

const t = words('Maker');

export const id = (number: number) => `10000000-0000-4000-8000-00000000000${number}`;
export const pupils = ['Ada', 'Bo', 'Cy', 'Оксана'].map((name, index) => ({ id: id(index), name }));
export const room = standardRoom('pairs', 4);
export const seats = Object.fromEntries(room.desks.map((desk, index) => [id(index), desk]));
export const seated = seatedResult(seats);

/** The class's map so far, whose room and conditions a new one starts from. */
export const mapWith = (conditions: Condition[]): SavedMap => ({
  id: '20000000-0000-4000-8000-000000000000',
  classId: id(9),
  grade: '8',
  className: '8B',
  roomName: 'pairs',
  roomId: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  isActive: true,
  mayEdit: true,
  isClassArchived: false,
  desks: room.desks,
  marks: [],
  boardSide: 'top',
  conditions,
  seats: pupils.map((pupil) => ({ pupil, desk: seats[pupil.id]! })),
  unseated: [],
});

/** The map maker of a class of four in a room of pairs; `conditions` are those of its map so far. */
export function renderMaker(
  conditions: Condition[] = [],
  kept: KeptConditions = nothingKept,
  room: Partial<Pick<Parameters<typeof MapMaker>[0], 'active' | 'classRooms'>> = {},
) {
  const onSaved = jest.fn();
  renderApp(
    <MapMaker
      classId="class"
      pupils={pupils}
      active={mapWith(conditions)}
      history={[]}
      classRooms={[]}
      kept={kept}
      today="2026-03-01"
      onSaved={onSaved}
      {...room}
    />,
  );
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  const toMap = async () => {
    await click(t('toConditions'));
    await click(t('generate'));
  };
  return { onSaved, user, click, toMap };
}
