/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { SavedMap } from '@/lib/contracts/maps';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { MapPage } from './map-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('Map');
const condition = words('Conditions');

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: id(index), name })) as [
  SavedMap['unseated'][number],
  SavedMap['unseated'][number],
  SavedMap['unseated'][number],
];
const desk = { row: 0, col: 0 };
const map = savedMap({
  desks: [desk, { row: 0, col: 1 }],
  conditions: [
    { type: 'apart', pupils: [ada.id, cy.id] },
    { type: 'fixed', pupil: ada.id, desk },
  ],
  seats: [
    { pupil: ada, desk },
    { pupil: bo, desk: { row: 0, col: 1 } },
  ],
  unseated: [cy],
});

async function renderMap(answer: SavedMap) {
  window.history.replaceState(null, '', `/app/maps/${map.id}`);
  fakeApi({ [`GET /maps/${map.id}`]: { body: answer } });
  renderApp(<MapPage />);
  await screen.findByRole('heading', { name: '8B' });
}

const shownMap = () => within(screen.getByRole('list', { name: words('Room')('map') }));
const apart = condition('sentence.apart', { names: 'Ada and Cy' });
const withPin = 'Row 1, desk 1: Ada, fixed desk, next to Bo';

it('shows the conditions of a map, and who has a fixed desk, only when they are asked for', async () => {
  await renderMap(map);
  expect(screen.getByText(apart)).not.toBeVisible();
  expect(shownMap().queryByText(withPin)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText(t('conditions', { count: 2 })));
  expect(screen.getByText(apart)).toBeVisible();
  expect(await shownMap().findByText(withPin)).toBeInTheDocument();
});

it('shows a colleague the map and says nothing of conditions', async () => {
  await renderMap({ ...map, mayEdit: false, conditions: undefined, lapsedConditions: undefined });
  expect(shownMap().getByText('Ada')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/condition/i);
});
