/** @jest-environment jsdom */
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Shared } from '@/lib/contracts/maps/links';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SharedPage } from './shared-page';

const t = words('Shared');
const room = words('Room');
const path = '/shared/abcdefghijklmnopqrstuv';

jest.mock('next/navigation', () => ({ usePathname: () => path.replace('/shared', '/share') }));

const shared: Shared = {
  kind: 'class',
  endsOn: '2026-08-21',
  day: '2026-08-20',
  maps: [
    {
      label: null,
      className: '8B',
      roomName: 'pairs',
      desks: [
        { row: 0, col: 0 },
        { row: 0, col: 1 },
      ],
      marks: [],
      boardSide: 'top',
      seats: [
        { name: 'Emma', isAway: true, isTrainee: false, desk: { row: 0, col: 0 } },
        { name: 'Noah', isAway: false, isTrainee: false, desk: { row: 0, col: 1 } },
      ],
      unseated: [{ name: 'Ida', isAway: false }],
    },
  ],
};

/** The visitor comes back to the page after a minute. */
async function comeBack() {
  jest.setSystemTime(Date.now() + 60_000);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await jest.advanceTimersByTimeAsync(100);
  });
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

describe('a shared map', () => {
  it('shows absent pupils and pupils without a desk, and counts one view', async () => {
    const api = fakeApi({ [`GET ${path}`]: { body: shared } });
    renderApp(<SharedPage />);
    expect(await screen.findByRole('heading', { level: 1, name: '8B' })).toBeVisible();
    expect(screen.getByText(t('away', { names: 'Emma' }))).toBeVisible();
    expect(screen.getByText(t('unseated', { names: 'Ida' }))).toBeVisible();
    api.answers[`GET ${path}?again=1`] = { body: shared };
    await comeBack();
    expect(api.calls.map((call) => call.path)).toEqual([path, `${path}?again=1`]);
  });

  it("is shown from the teacher's side first, and a button turns the map", async () => {
    fakeApi({ [`GET ${path}`]: { body: shared } });
    renderApp(<SharedPage />);
    fireEvent.click(await screen.findByRole('button', { name: room('perspective.pupils') }));
    expect(screen.getByRole('button', { name: room('perspective.teacher') })).toBeVisible();
    window.localStorage.clear();
  });

  it('is hidden when its link has ended, but not when the network fails', async () => {
    const api = fakeApi({ [`GET ${path}`]: { body: shared } });
    renderApp(<SharedPage />);
    await screen.findByRole('heading', { level: 1, name: '8B' });
    api.answers[`GET ${path}?again=1`] = offline;
    await comeBack();
    expect(screen.getByRole('heading', { level: 1, name: '8B' })).toBeVisible();
    api.answers[`GET ${path}?again=1`] = problem('notFound');
    await comeBack();
    expect(await screen.findByRole('heading', { name: t('endedTitle') })).toBeVisible();
    expect(screen.queryByText('Emma')).toBeNull();
  });
});
