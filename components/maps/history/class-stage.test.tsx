/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId } from '@/lib/contracts/testing/test-id';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ClassStage } from './class-stage';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('MapList');
const plan = words('TermPlan');
const classId = testId(9);
const pupils = ['Ada', 'Bo'].map((name, index) => ({ id: testId(index), name }));
const room = standardRoom('pairs', 4);

/** The class with a map to come on which only some of its pupils sit. */
function openStage(seated: typeof pupils) {
  window.history.replaceState(null, '', `/app/classes/${classId}`);
  const map = { id: testId(4), isActive: false, isToCome: true, plannedFor: '2098-01-06' };
  const listed = { ...map, name: null, createdAt: '2025-01-01T00:00:00.000Z', roomName: 'pairs' };
  const seats = seated.map((pupil, index) => ({ pupil, desk: room.desks[index]! }));
  fakeApi({
    [`GET /classes/${classId}`]: { body: classDetail({ pupils, maps: [listed] }) },
    [`GET /classes/${classId}/maps`]: { body: [] },
    [`GET /classes/${classId}/conditions`]: { body: nothingKept },
    [`GET /classes/${classId}/rooms`]: { body: [] },
    [`GET /classes/${classId}/term-plan`]: { body: [savedMap({ ...map, seats })] },
  });
  renderApp(<ClassStage />);
}

it('leads to the plan, whose maps are not among those so far', async () => {
  openStage(pupils);
  const link = await screen.findByRole('link', { name: t('plan', { count: 1 }) });
  expect(link).toHaveAttribute('href', `/app/classes/${classId}/term-plan`);
  expect(screen.queryByText('2098', { exact: false })).not.toBeInTheDocument();
});

it('says that a map to come does not fit the class any more', async () => {
  openStage(pupils.slice(1));
  expect(await screen.findByText(plan('unfit', { count: 1 }))).toBeInTheDocument();
});
