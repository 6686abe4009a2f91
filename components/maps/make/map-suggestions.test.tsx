/** @jest-environment jsdom */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { Seating } from '@/lib/core/conditions/condition';
import { words } from '@/lib/i18n/testing/render-app';
import { pupils, renderMaker, room, seated, visitMaker } from './testing/render-map-maker';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
const engine = jest.mocked(solveInWorker);

const t = words('MapSuggestions');
const result = words('Result');
const workbench = words('Workbench');

/** The four pupils at the four desks in this order. */
const inOrder = (...order: number[]): Seating =>
  Object.fromEntries(order.map((pupil, index) => [id(pupil), room.desks[index]!]));
const found = (...suggestions: Seating[]) => ({ ...seated, seats: suggestions[0]!, suggestions });
const first = found(inOrder(0, 1, 2, 3), inOrder(3, 2, 1, 0));
const second = found(inOrder(1, 2, 3, 0));

const strip = () => screen.findByRole('region', { name: t('title') });
const cards = async () => within(await strip()).getAllByRole('button', { name: /Suggestion|Your/ });
const shown = () =>
  [...document.querySelectorAll('[data-desk]')].map(
    (desk) => pupils.find((pupil) => pupil.id === desk.getAttribute('data-pupil'))?.name[0],
  );

beforeEach(() => {
  visitMaker();
  engine.mockReset().mockResolvedValueOnce(first).mockResolvedValueOnce(second);
});

it('shows the suggestions made at once, and takes one as a step to undo', async () => {
  const { user, toMap, click } = renderMaker();
  await toMap();
  expect(engine.mock.calls[0]![1].suggestions).toBe(4);
  const [, other] = await cards();
  await user.click(other!);
  await waitFor(() => expect(shown().join('')).toBe('ОCBA'));
  await click(workbench('action.undo'));
  expect(shown().join('')).toBe('ABCО');
});

it('keeps earlier suggestions and a map changed by hand beside a new one', async () => {
  const { user, toMap, click } = renderMaker();
  await toMap();
  await strip();
  const desk = (name: string) =>
    screen.getAllByRole('button', { name: new RegExp(`^${name}, `) })[0]!;
  desk('Ada').focus();
  await user.keyboard(' {ArrowRight} ');
  expect(shown().join('')).toBe('BACО');
  await click(result('again'));
  await waitFor(async () => expect(await cards()).toHaveLength(4));
  const own = (await cards()).filter((card) => card.textContent?.includes('Your map'));
  await user.click(own[0]!);
  await waitFor(() => expect(shown().join('')).toBe('BACО'));
});

it('has them again after a reload', async () => {
  const { toMap } = renderMaker();
  await toMap();
  expect(await cards()).toHaveLength(2);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  renderMaker();
  expect(await cards()).toHaveLength(2);
  expect(engine).toHaveBeenCalledTimes(1);
});
