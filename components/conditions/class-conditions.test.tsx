/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { testId } from '@/lib/contracts/testing/test-id';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { renderApp } from '@/lib/i18n/testing/render-app';
import { ClassConditions } from './class-conditions';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));

const id = testId(9);
const labId = testId(7);
const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: testId(index + 1), name }));
const lab = { desks: [{ row: 2, col: 4 }], marks: [], boardSide: 'top' };

it('a condition with a fixed desk shows the place of the desk only if the room is unchanged', async () => {
  window.history.replaceState(null, '', `/app/classes/${id}`);
  const first = standardRoom('pairs', 28).desks[0]!;
  const fixed = (pupil: typeof ada, desk: object, room: object) => ({
    id: pupil!.id,
    type: 'fixed',
    pupil: pupil!.id,
    desk,
    room,
  });
  const conditions = [
    fixed(ada, first, { standard: 'pairs', seatCount: 28 }),
    fixed(bo, lab.desks[0]!, { own: labId, version: 3 }),
    { ...fixed(cy, lab.desks[0]!, { own: labId, version: 2 }), wish: true },
  ];
  fakeApi({
    [`GET /classes/${id}`]: { body: classDetail({ pupils: [ada!, bo!, cy!] }) },
    [`GET /classes/${id}/conditions`]: { body: { version: 1, conditions, lapsed: [] } },
    [`GET /classes/${id}/rooms`]: {
      body: [
        { roomId: labId, version: 3, roomName: 'Lab', layout: lab, usedAt: '2026-09-01T08:00:00Z' },
      ],
    },
  });
  renderApp(<ClassConditions />);
  expect(await screen.findByText('Bo sits in row 1, seat 1 (“Lab”)')).toBeVisible();
  expect(screen.getByText('Ada sits in row 1, seat 1 (“Pairs”)')).toBeVisible();
  expect(screen.getByText('Cy has a fixed seat, if possible')).toBeVisible();
});
