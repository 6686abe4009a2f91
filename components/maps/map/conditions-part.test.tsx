/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { seatedResult } from '@/lib/core/seating/testing/seated';
import { words } from '@/lib/i18n/testing/render-app';
import { pupils, renderMap, seats, visitMap } from './testing/render-map';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('@/lib/client/maps/seating/ask-in-worker', () =>
  jest.requireActual<object>('@/components/maps/map/testing/engine-at-once'),
);
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('Conditions');
const workbench = words('Workbench');
const field = () => screen.getByRole('textbox', { name: t('typed.label') });
const rows = () =>
  within(screen.getByRole('region', { name: t('part') }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]!.textContent);
const open = async (...conditions: Condition[]) => {
  const map = await renderMap([], { version: 1, conditions, lapsed: [] });
  const tab = screen.getByRole('button', {
    name: new RegExp(`^${words('MapRail')('conditions')}`),
  });
  await map.user.click(tab);
  return map;
};
const front = (number: number, pupil: number, rest: Partial<Condition> = {}): Condition =>
  ({ id: id(40 + number), type: 'front', pupils: [id(pupil)], ...rest }) as Condition;

beforeEach(() => {
  visitMap();
  jest.mocked(solveInWorker).mockReset().mockResolvedValue(seatedResult(seats));
});

describe('a condition to sit beside one of several pupils', () => {
  const sentence = t('sentence.besideOne', { name: 'Ada', others: 'Bo or Cy' });

  it('is added by typing, and the map counts the satisfied wishes', async () => {
    const { user } = await open();
    await user.type(field(), 'Ada preferably beside Bo or Cy{Enter}');
    expect(rows()).toEqual([sentence]);
    expect(await screen.findByText(/1 of 1 has one they wished for/)).toBeInTheDocument();
  });

  it('is added by choosing on the map first the pupil, then the possible neighbours', async () => {
    const { user, click, desk } = await open();
    await click(t('type.besideOne'));
    expect(screen.getByText(t('problem.oneFirst'))).toBeInTheDocument();
    for (const name of ['Ada', 'Bo', 'Cy']) {
      await user.keyboard('{Control>}');
      await user.click(desk(name));
      await user.keyboard('{/Control}');
    }
    expect(screen.queryByText(t('problem.oneFirst'))).not.toBeInTheDocument();
    await click(t('type.besideOne'));
    expect(rows()).toEqual([sentence]);
  });
});

describe('the field for a condition', () => {
  it('shows what the typed text means and adds the condition on Enter', async () => {
    const { user } = await open();
    await user.type(field(), 'Ada ikke ved siden av Cy');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('sentence.apart', { names: 'Ada and Cy' })),
    );
    await user.keyboard('{Enter}');
    expect(rows()).toEqual([t('sentence.apart', { names: 'Ada and Cy' })]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('completes names, even when typed by their sound in another script', async () => {
    const { user, click } = await open();
    await user.type(field(), 'Ada / Ok');
    await click('Оксана');
    expect(field()).toHaveValue('Ada / Оксана');
    expect(field()).toHaveFocus();
  });

  it('shows an unknown name as an error and offers similar names', async () => {
    const { user, click } = await open();
    await user.type(field(), 'Adda / Cy{Enter}');
    expect(field()).toHaveValue('Adda / Cy');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('problem.unknownName', { name: 'Adda' })),
    );
    await click('Ada');
    expect(rows()).toEqual([t('sentence.apart', { names: 'Ada and Cy' })]);
  });

  it('selects the typed pupils on the map when no kind of condition is typed', async () => {
    const { user, click, desk } = await open();
    await user.type(field(), 'Ada, Cy{Enter}');
    expect(desk('Ada')).toHaveAttribute('aria-pressed', 'true');
    await click(t('type.apart'));
    expect(rows()).toEqual([t('sentence.apart', { names: 'Ada and Cy' })]);
    expect(desk('Cy')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('choosing pupils on the map', () => {
  it('toggles pupils by click, and a kind of condition then applies to the chosen pupils', async () => {
    const { user, click, desk } = await open();
    await user.click(desk('Ada'));
    await user.click(desk('Bo'));
    await user.click(desk('Cy'));
    await user.click(desk('Bo'));
    await click(t('type.apart'));
    expect(rows()).toEqual([t('sentence.apart', { names: 'Ada and Cy' })]);
  });

  it('adds one condition for each clicked pupil when the kind of condition was chosen first', async () => {
    const { user, click, desk } = await open();
    await click(t('type.front'));
    await user.click(desk('Ada'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(desk('Bo'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await click(t('type.front'));
    await user.click(desk('Cy'));
    expect(rows()).toHaveLength(2);
  });

  it('shows how many more pupils the kind of condition needs', async () => {
    const { user, click, desk } = await open();
    await user.click(desk('Ada'));
    await click(t('type.together'));
    expect(await screen.findByText(t('problem.tooFew', { least: 2 }))).toBeVisible();
  });
});

describe('the list of conditions', () => {
  it('shows the newest conditions first and collapses older satisfied conditions', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      front(index, 0, { until: `2026-04-${10 + index}` }),
    );
    const { click } = await open(...many);
    expect(rows()).toHaveLength(8);
    expect(screen.getByText(/April \d+/, { selector: 'li:first-child *' })).toHaveTextContent(
      'April 21',
    );
    await click(t('allMet', { count: 4 }));
    expect(rows()).toHaveLength(12);
  });

  it('can change a condition, switch off a condition for one map and remove a condition', async () => {
    const { user, click, desk } = await open(front(1, 0));
    const sentence = t('sentence.front', { names: 'Ada' });
    await click(t('change', { condition: sentence }));
    await user.click(screen.getByRole('checkbox', { name: t('use', { condition: sentence }) }));
    expect(await screen.findByText(t('notUsed.off'))).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: t('use', { condition: sentence }) }));
    await click(t('edit'));
    await user.click(desk('Cy'));
    await click(t('save'));
    expect(rows()).toEqual([t('sentence.front', { names: 'Ada and Cy' })]);
    await click(t('remove', { condition: t('sentence.front', { names: 'Ada and Cy' }) }));
    expect(screen.getByText(t('none'))).toBeVisible();
    await click(workbench('action.undo'));
    expect(rows()).toHaveLength(1);
  });

  it('shows ended conditions in a separate list, where a click renews a condition', async () => {
    const { click } = await open(front(1, 0, { until: '2026-02-28' }));
    const sentence = t('sentence.front', { names: 'Ada' });
    expect(screen.getByRole('list', { name: t('ended', { count: 1 }) })).toHaveTextContent(
      sentence,
    );
    await click(t('renewThis', { weeks: 4, condition: sentence }));
    expect(screen.queryByRole('list', { name: t('ended', { count: 1 }) })).toBeNull();
  });

  it('shows a fixed desk of another room, and one click makes the condition apply to this room', async () => {
    const fixed: Condition = {
      ...{ id: id(41), type: 'fixed', pupil: id(2), desk: { row: 0, col: 0 } },
      room: { standard: 'pairs', seatCount: 6 },
    } as Condition;
    const { click } = await open(fixed);
    expect(screen.getByText(t('notUsed.otherRoom'))).toBeVisible();
    await click(t('useHere'));
    expect(screen.queryByText(t('notUsed.otherRoom'))).toBeNull();
  });
});

describe('a coloured mark of pupils', () => {
  const marks = [
    { symbol: 0, name: 'Blå' },
    { symbol: 1, name: 'Rød' },
  ];
  const symbols = [[0], [0, 1], [1], []];
  const openMarked = async (...conditions: Condition[]) => {
    const kept = { version: 1, conditions, lapsed: [] };
    const ofClass = pupils.map((pupil, index) => ({ ...pupil, marks: symbols[index] }));
    const map = await renderMap([], kept, { pupils: ofClass, marks });
    await map.user.click(
      screen.getByRole('button', { name: new RegExp(`^${words('MapRail')('conditions')}`) }),
    );
    return map;
  };
  const asked = () => jest.mocked(solveInWorker).mock.calls.at(-1)![0].conditions;

  it('can be chosen instead of pupils, is shown at desks, and reaches the engine as a list of pupils', async () => {
    const { click, desk } = await openMarked();
    await click('Blå');
    expect(screen.getByText(t('marked', { mark: 'Blå', names: 'Ada and Bo' }))).toBeVisible();
    expect(desk('Ada').querySelector('.text-mark-0')).not.toBeNull();
    expect(desk('Bo').querySelector('.text-mark-1')).toBeNull();
    expect(desk('Cy').querySelector('[class*=text-mark]')).toBeNull();
    await click(t('type.apart'));
    expect(rows()).toEqual(['Blå sit apart']);
    expect(desk('Ada').querySelector('[class*=text-mark]')).toBeNull();
    await click(words('MapScreen')('again'));
    await waitFor(() => expect(asked()).toMatchObject([{ type: 'apart', pupils: [id(0), id(1)] }]));
  });

  it('can be combined by keyboard with another mark into a condition that lists the pupils of each mark', async () => {
    const { user } = await openMarked();
    for (const name of ['Blå', 'Rød', t('type.mixed')]) {
      act(() => screen.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
    }
    await user.click(screen.getByRole('button', { name: words('MapScreen')('again') }));
    expect(asked()).toMatchObject([
      {
        type: 'mixed',
        marks: [
          [id(0), id(1)],
          [id(1), id(2)],
        ],
      },
    ]);
  });

  it('puts the button "Mixed" first among the kinds of condition once the mark is chosen', async () => {
    const { click } = await openMarked();
    const first = () =>
      within(screen.getByRole('group', { name: t('kind') })).getAllByRole('button')[0];
    expect(first()).toHaveTextContent(t('type.together'));
    await click('Blå');
    expect(first()).toHaveTextContent(t('type.mixed'));
    await click(t('clear'));
    expect(first()).toHaveTextContent(t('type.together'));
  });

  it('can be entered in the field for a condition by typing its name', async () => {
    const { user } = await openMarked();
    await user.type(field(), 'blå hver for seg{Enter}');
    expect(field()).toHaveValue('');
    expect(rows()).toEqual(['Blå sit apart']);
  });

  it('ends the conditions that name the mark when the mark is deleted', async () => {
    const apart: Condition = { id: id(50), type: 'apart', pupils: ['mark:0'] };
    const { change } = await openMarked(apart);
    expect(rows()).toHaveLength(1);
    await change({ pupils, marks: [] });
    expect(screen.queryByText(/sit apart/)?.closest('li')).toHaveTextContent(t('deletedMark'));
  });
});
