/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, offline, type FakeAnswer } from '@/lib/client/http/testing/fake-api';
import { todayInNorway } from '@/lib/client/page/today';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { MapPage } from './map-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('Map');

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: id(index), name })) as [
  SavedMap['unseated'][number],
  SavedMap['unseated'][number],
  SavedMap['unseated'][number],
];
const desk = { row: 0, col: 0 };
const map = savedMap({
  desks: [desk, { row: 0, col: 1 }],
  conditions: [
    { id: 'c0000000-0000-4000-8000-000000000000', type: 'apart', pupils: [ada.id, cy.id] },
    { id: 'c0000000-0000-4000-8000-000000000001', type: 'fixed', pupil: ada.id, desk },
  ],
  seats: [
    { pupil: ada, desk },
    { pupil: bo, desk: { row: 0, col: 1 } },
  ],
  unseated: [cy],
});

const absences = (method: string) => `${method} /maps/${map.id}/absences/${todayInNorway()}`;

async function renderMap(answer: SavedMap, ofAbsences: FakeAnswer = { body: { away: [] } }) {
  window.history.replaceState(null, '', `/app/maps/${map.id}`);
  const api = fakeApi({
    [`GET /maps/${map.id}`]: { body: answer },
    [absences('GET')]: ofAbsences,
    [`GET /classes/${map.classId}/maps`]: { body: [] },
    [`GET /classes/${map.classId}`]: { body: classDetail({ id: map.classId, mayEdit: false }) },
  });
  renderApp(<MapPage />);
  await screen.findByRole('heading', { name: '8B' });
  return api;
}

const toColleague = {
  ...map,
  mayEdit: false,
  conditions: undefined,
  lapsedConditions: undefined,
};
const shownMap = () => within(screen.getByRole('list', { name: words('Room')('map') }));

it('a read-only map stays visible while absences are loaded again after an error', async () => {
  const api = await renderMap(toColleague, { status: 500 });
  const room = screen.getByRole('list', { name: words('Room')('map') });
  const asked = jest.fn(() => new Promise<never>(() => {}));
  api.answers[absences('GET')] = asked;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(room).toBeVisible();
});

it('a read-only map shows a colleague the pupils but no conditions', async () => {
  await renderMap(toColleague);
  expect(shownMap().getByText('Ada')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/condition/i);
});

it('a colleague marks a pupil as absent on a read-only map, and unmarks the pupil again', async () => {
  const api = await renderMap(toColleague);
  const room = words('Room');
  const marked = { away: [{ pupilId: bo.id, markedBy: 'Kari' }] };
  api.answers[absences('PUT')] = { body: marked };
  const button = screen.getByRole('button', { name: room('awayToday', { name: 'Bo' }) });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(t('toldAway', { name: 'Bo' }))).toBeInTheDocument();
  expect(await screen.findByText(t('awayList', { names: 'Bo' }))).toBeVisible();
  expect(shownMap().getByText('Row 1, seat 2: Bo, absent today, next to Ada')).toBeInTheDocument();

  api.answers[absences('PUT')] = { body: { away: [] } };
  await userEvent.click(button);
  expect(await screen.findByText(t('awayHint'))).toBeVisible();
  expect(api.sent(absences('PUT'))).toEqual([
    { pupilId: bo.id, away: true },
    { pupilId: bo.id, away: false },
  ]);
});

it('a pupil is not shown as absent when the absence cannot be saved', async () => {
  const api = await renderMap(toColleague);
  api.answers[absences('PUT')] = offline;
  const button = screen.getByRole('button', { name: words('Room')('awayToday', { name: 'Bo' }) });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByText(t('awayHint'))).toBeVisible();
});
