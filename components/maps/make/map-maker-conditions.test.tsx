/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { keepsConditions } from '@/lib/client/conditions/testing/keeps-conditions';
import { notify } from '@/components/ui/notifications';
import { workPlace } from '@/lib/client/local/work-draft';
import { readWorkDraft } from '@/lib/client/local/work-draft';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { KeptConditions, PutConditions } from '@/lib/contracts/conditions/conditions';
import type { SaveMapInput } from '@/lib/contracts/maps/maps';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import type { SolveResult } from '@/lib/core/seating/solve';
import { words } from '@/lib/i18n/testing/render-app';
import { makingSchema } from './maker-state';
import { keeping, mapWith, renderMaker, seated, visitMaker } from './testing/render-map-maker';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));
const engine = jest.mocked(solveInWorker);

const t = words('Maker');
const result = words('Result');
const conflict = words('Conflict');
const condition = words('Conditions');

const together: Condition = {
  id: 'c0000000-0000-4000-8000-000000000000',
  type: 'together',
  pupils: [id(0), id(1)],
};

/** The problems that the engine was given, in order. */
const asked = () => engine.mock.calls.map(([given]) => given);

beforeEach(() => {
  visitMaker();
  engine.mockReset().mockResolvedValue(seated);
});

describe('the conditions of the class', () => {
  const kept = (...conditions: Condition[]): KeptConditions => ({
    version: 3,
    conditions,
    lapsed: [],
  });
  const apartKept: Condition = { id: id(7), type: 'apart', pupils: [id(0), id(1)] };
  const frontKept: Condition = { id: id(8), type: 'front', pupils: [id(2)], wish: true };
  const place = workPlace('kari', 'class');
  const isUnsaved = () =>
    readWorkDraft(place, { making: makingSchema })?.rest.making.isUnsaved ?? false;
  const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  const box = (sentence: string) =>
    screen.getByRole('checkbox', { name: condition('use', { condition: sentence }) });

  it('are those that the class keeps, not those of the map so far', async () => {
    const { toMap } = renderMaker([together], kept(apartKept, frontKept));
    await toMap();
    expect(asked()).toMatchObject([
      {
        conditions: [
          { type: 'apart', pupils: [id(0), id(1)] },
          { type: 'front', wish: true },
        ],
      },
    ]);
  });

  it('are none where all were removed before, whatever the map so far has', async () => {
    const { toMap } = renderMaker([together], kept());
    await toMap();
    expect(asked()).toMatchObject([{ conditions: [] }]);
  });

  it('of an older map are saved with the class when the next map is made', async () => {
    const api = fakeApi({ [keeping]: keepsConditions });
    const { toMap } = renderMaker([together]);
    await toMap();
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(1));
    expect(api.sent(keeping)).toMatchObject([
      { version: 0, conditions: [{ type: 'together', pupils: [id(0), id(1)] }] },
    ]);
  });

  it('can be switched off for once: the class keeps them', async () => {
    const api = fakeApi({ [keeping]: keepsConditions });
    const { user, click } = renderMaker([], kept(apartKept, frontKept));
    await click(t('toConditions'));
    await user.click(box('Ada and Bo sit apart'));
    await click(t('generate'));
    expect(asked()).toMatchObject([{ conditions: [{ type: 'front' }] }]);
    expect(api.sent(keeping)).toEqual([]);
  });

  it('leave the map in sight: it shows what it breaks and is made again when one comes back to it', async () => {
    const { user, click, toMap } = renderMaker([], kept(apartKept));
    await toMap();
    await click(t('step.conditions'));
    const map = within(screen.getByRole('list', { name: words('Room')('map') }));
    const announced = () =>
      [...document.querySelectorAll('[aria-live=polite], [role=status]')].filter((region) =>
        region.textContent.includes('Ada and Cy sit apart'),
      );
    await user.click(map.getByText('Ada'));
    await user.click(map.getByText('Cy'));
    await click(condition('type.apart'));
    expect(screen.getByText('Ada and Cy sit apart')).toBeInTheDocument();
    await waitFor(() => expect(announced()).toHaveLength(1));
    // The engine's answer has these two at desks that touch.
    expect(screen.getByText(condition('notMet'))).toBeInTheDocument();
    expect(map.getByText('Ada')).toBeInTheDocument();
    expect(asked()).toHaveLength(1);
    await click(t('generate'));
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toMatchObject({ conditions: [{}, { pupils: [id(0), id(2)] }] });
  });

  it('are taken back in the bar, whose button gives the focus to the heading', async () => {
    const { user, click } = renderMaker();
    await click(t('toConditions'));
    const chips = within(screen.getByRole('group', { name: condition('pupils') }));
    await user.click(chips.getByText('Ada'));
    await user.click(chips.getByText('Cy'));
    await click(condition('type.apart'));
    await click(condition('undo'));
    expect(screen.queryByText('Ada and Cy sit apart')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: t('conditionsTitle') })).toHaveFocus();
  });

  it('that have ended are not used, shown apart, and renewed by one click', async () => {
    const api = fakeApi({ [keeping]: keepsConditions });
    const ended = { ...apartKept, until: '2026-02-28' };
    const { click } = renderMaker([], kept(ended, frontKept));
    await click(t('toConditions'));
    const list = screen.getByRole('list', { name: condition('ended', { count: 1 }) });
    expect(within(list).getByText(/Ada and Bo sit apart/)).toBeInTheDocument();
    await click(condition('renewThis', { weeks: 4, condition: 'Ada and Bo sit apart' }));
    expect(box('Ada and Bo sit apart')).toBeChecked();
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(1));
    expect((api.sent(keeping)[0] as PutConditions).conditions[0]).toEqual({
      ...apartKept,
      until: '2026-03-29',
    });
  });

  it('are saved with every change; what others changed meanwhile is merged', async () => {
    const others: Condition = { id: id(6), type: 'back', pupils: [id(3)] };
    const api = fakeApi({
      [keeping]: problem('changedMeanwhile'),
      'GET /classes/class/conditions': { body: { ...kept(apartKept, others), version: 4 } },
    });
    const { user, click } = renderMaker([], kept(apartKept));
    await click(t('toConditions'));
    api.answers['GET /classes/class/conditions'] = () => {
      api.answers[keeping] = keepsConditions;
      return { body: { ...kept(apartKept, others), version: 4 } };
    };
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At the back: Оксана')).toBeInTheDocument();
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(2));
    expect(api.sent(keeping)[1]).toMatchObject({
      version: 4,
      conditions: [{ id: id(7) }, { id: id(6) }, { type: 'front', pupils: [id(2)] }],
    });
  });

  it('are still undone by one click after others changed them, and theirs stay', async () => {
    const others: Condition = { id: id(6), type: 'back', pupils: [id(3)] };
    const api = fakeApi({
      [keeping]: problem('changedMeanwhile'),
      'GET /classes/class/conditions': () => {
        api.answers[keeping] = keepsConditions;
        return { body: { ...kept(apartKept, others), version: 4 } };
      },
    });
    const { user, click } = renderMaker([], kept(apartKept));
    await click(t('toConditions'));
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At the back: Оксана')).toBeInTheDocument();
    await click(condition('undo'));
    expect(screen.queryByText('In front: Cy')).not.toBeInTheDocument();
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(3));
    expect(api.sent(keeping)[2]).toMatchObject({
      conditions: [{ id: id(7) }, { id: id(6) }],
    });
  });

  it('that were not saved before the page was left are there again, and saved then', async () => {
    const api = fakeApi({ [keeping]: offline });
    const { user, click } = renderMaker([], kept(apartKept));
    await click(t('toConditions'));
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    await screen.findByText(t('notKept'));
    cleanup();
    api.answers[keeping] = keepsConditions;
    const again = renderMaker([], kept(apartKept));
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(2));
    expect(api.sent(keeping)[1]).toMatchObject({ conditions: [{ id: id(7) }, { type: 'front' }] });
    await again.click(t('step.conditions'));
    expect(box('In front: Cy')).toBeChecked();
    leave();
    expect(isUnsaved()).toBe(false);
  });

  it('that could not be saved are not lost, and are tried again', async () => {
    const api = fakeApi({ [keeping]: offline });
    const { user, click } = renderMaker([], kept(apartKept));
    await click(t('toConditions'));
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('notKept'))).toBeInTheDocument();
    expect(box('In front: Cy')).toBeChecked();
    leave();
    expect(isUnsaved()).toBe(true);
    api.answers[keeping] = keepsConditions;
    await click(t('keepAgain'));
    await waitFor(() => expect(screen.queryByText(t('notKept'))).not.toBeInTheDocument());
    expect(api.sent(keeping).at(-1)).toMatchObject({ version: 3, conditions: [{}, {}] });
  });

  it('that could not be saved offline are saved once the browser is online', async () => {
    const api = fakeApi({ [keeping]: offline });
    const { user, click } = renderMaker([], kept(apartKept));
    await click(t('toConditions'));
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    await screen.findByText(t('notKept'));
    expect(notify).toHaveBeenCalledWith({
      type: 'warning',
      message: condition('notSavedYet'),
    });
    api.answers[keeping] = keepsConditions;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(t('notKept'))).not.toBeInTheDocument());
    leave();
    expect(isUnsaved()).toBe(false);
  });
});

it('says at once whom a press at a desk chooses for a condition, and that another one takes it back', async () => {
  const { toMap, click, user } = renderMaker();
  await toMap();
  await click(t('step.conditions'));
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  const told = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent);
  await press(/^Ada,/);
  expect(told()).toContain(condition('picked', { name: 'Ada', count: 1 }));
  await press(/^Bo,/);
  expect(told()).toContain(condition('picked', { name: 'Bo', count: 2 }));
  await press(/^Ada,/);
  expect(told()).toContain(condition('unpicked', { name: 'Ada', count: 1 }));
});

describe('the way to the map', () => {
  const together: Condition = { id: id(7), type: 'together', pupils: [id(0), id(1)] };
  const field = () => screen.getByRole('textbox', { name: condition('typed.label') });
  const chip = (name: string) => screen.getByRole('checkbox', { name });
  const open = async () => {
    const maker = renderMaker([], { version: 1, conditions: [together], lapsed: [] });
    await maker.click(t('toConditions'));
    return maker;
  };

  it('is open while one pupil is chosen: a name that was typed is no condition yet', async () => {
    const { user, click } = await open();
    await user.type(field(), 'Cy{Enter}');
    expect(chip('Cy')).toBeChecked();
    await click(t('generate'));
    expect(asked()).toMatchObject([{ conditions: [{ type: 'together' }] }]);
  });

  it('waits where several are chosen and what applies to them is missing', async () => {
    const { user, click } = await open();
    await user.click(chip('Ada'));
    await user.click(chip('Cy'));
    await click(t('generate'));
    expect(screen.getByText(condition('chosenPending'))).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('waits for a name that was typed without what applies, and says so beside it', async () => {
    const { user, click } = await open();
    await user.type(field(), 'Cy');
    await click(t('generate'));
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(condition('problem.noKind', { name: 'Cy' })),
    );
  });

  it('waits for a change that was begun, and not for one that changes nothing', async () => {
    const { user, click } = await open();
    await click(condition('change', { condition: 'Ada and Bo sit together' }));
    await click(condition('edit'));
    await user.click(chip('Bo'));
    await click(t('generate'));
    expect(screen.getByText(condition('editedPending'))).toBeInTheDocument();
    await user.click(chip('Bo'));
    await click(t('generate'));
    expect(asked()).toMatchObject([{ conditions: [{ type: 'together' }] }]);
  });
});

describe('wishes', () => {
  const wishes: KeptConditions = {
    version: 1,
    conditions: [
      { id: id(5), type: 'together', pupils: [id(0), id(1)] },
      { id: id(6), type: 'apart', pupils: [id(0), id(1)], wish: true },
    ],
    lapsed: [],
  };

  it('that are broken are named, explained, and said to be as few as can be', async () => {
    engine.mockResolvedValue({
      ...seated,
      brokenWishes: [id(6)],
      wishesProved: true,
      wishClashes: [[id(5), id(6)]],
    } as SolveResult);
    const api = fakeApi({
      [keeping]: keepsConditions,
      'POST /classes/class/maps': ({ body }) => ({
        body: { ...mapWith([]), id: (body as SaveMapInput).id },
      }),
    });
    const { toMap, click } = renderMaker([], wishes);
    await toMap();
    const notice = await screen.findByRole('region', {
      name: result('brokenWishes', { count: 1 }),
    });
    expect(notice).toHaveTextContent('Ada and Bo sit apart');
    expect(notice).toHaveTextContent(conflict('reason.togetherAndApart', { names: 'Ada and Bo' }));
    expect(notice).toHaveTextContent(result('wishesProved', { count: 1 }));
    expect(screen.getByText(result('someKept', { count: 2, kept: 1 }))).toBeInTheDocument();
    await click(result('save'));
    await waitFor(() =>
      expect(api.sent('POST /classes/class/maps')).toMatchObject([{ broken: [id(6)] }]),
    );
  });
});
