/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { keepsConditions } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, offline, problem, type FakeAnswer } from '@/lib/client/http/testing/fake-api';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { Condition } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { SaveMapInput } from '@/lib/contracts/maps/maps';
import { roomSummary } from '@/lib/contracts/testing/room-summary';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { SolveResult } from '@/lib/core/seating/solve';
import { words } from '@/lib/i18n/testing/render-app';
import {
  keeping,
  mapWith,
  pupils,
  renderMaker,
  room,
  seated,
  seats,
  visitMaker,
} from './testing/render-map-maker';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
const engine = jest.mocked(solveInWorker);

const t = words('Maker');
const result = words('Result');
const conflict = words('Conflict');
const condition = words('Conditions');
const errors = words('Errors');

const together: Condition = {
  id: 'c0000000-0000-4000-8000-000000000000',
  type: 'together',
  pupils: [id(0), id(1)],
};
const apart: Condition = {
  id: 'c0000000-0000-4000-8000-000000000001',
  type: 'apart',
  pupils: [id(0), id(1)],
};
const front: Condition = {
  id: 'c0000000-0000-4000-8000-000000000002',
  type: 'front',
  pupils: [id(2)],
};

const shownMap = () => screen.getByRole('list', { name: words('Room')('map') });
/** The problems that the engine was given, in order. */
const asked = () => engine.mock.calls.map(([given]) => given);

beforeEach(() => {
  visitMaker();
  engine.mockReset().mockResolvedValue(seated);
});

describe('making a map', () => {
  it('starts from the room and the conditions of the map so far, and shows what comes out', async () => {
    const { toMap } = renderMaker([together]);
    await toMap();
    expect(asked()).toMatchObject([
      { room, conditions: [together], pupils: pupils.map((pupil) => pupil.id) },
    ]);
    for (const { name } of pupils) {
      expect(within(shownMap()).getByText(name)).toBeInTheDocument();
    }
    expect(screen.getByText(result('allKept', { count: 1 }))).toBeInTheDocument();
  });

  it.each([
    ['those who are to sit together', 2, 0],
    ['those and others', 4, 1],
  ])('does not call %s new neighbours where they sat together before', async (_, sat, count) => {
    const before = pupils.slice(0, sat).map((pupil) => pupil.id);
    const history = [
      {
        ...{ id: id(50), desks: room.desks },
        seats: before.map((pupilId) => ({ pupilId, desk: seats[pupilId]! })),
      },
    ];
    const { toMap } = renderMaker([together], undefined, { history });
    await toMap();
    const summary = screen.getByText(result('allKept', { count: 1 }), { exact: false });
    expect(summary).toHaveTextContent(result('repeatedBeside', { count }));
    expect(summary).not.toHaveTextContent(result('repeated', { count }));
  });

  it('shows each step from its top, however far the one before was scrolled', async () => {
    const { click } = renderMaker();
    const rail = () => document.querySelector('.workplace-rail')!;
    rail().scrollTop = 300;
    await click(t('toConditions'));
    expect(rail().scrollTop).toBe(0);
    expect(screen.getByRole('heading', { name: t('conditionsTitle') })).toHaveFocus();
  });

  it('says beside the buttons how many conditions were entered, apply, and are left out', async () => {
    const { user, click } = renderMaker([together, front]);
    await click(t('toConditions'));
    expect(screen.queryByText(t('used', { used: 2, entered: 2, left: 0 }))).toBeNull();
    const shown = condition('sentence.front', { names: 'Cy' });
    await user.click(
      screen.getByRole('checkbox', { name: condition('use', { condition: shown }) }),
    );
    expect(screen.getByText(t('used', { used: 1, entered: 2, left: 1 }))).toBeVisible();
    await click(t('generate'));
    expect(await screen.findByText(result('allKept', { count: 1 }))).toBeVisible();
    expect(screen.getByText(result('leftOut', { left: 1 }))).toBeVisible();
  });

  it('leaves the chosen desks empty, and says where the conditions need others', async () => {
    const { user, toMap } = renderMaker([front]);
    await user.clear(screen.getByRole('textbox', { name: words('RoomStep')('seats') }));
    await user.type(screen.getByRole('textbox', { name: words('RoomStep')('seats') }), '6');
    await user.click(screen.getByRole('radio', { name: words('EmptyDesks')('back') }));
    engine.mockResolvedValueOnce({
      status: 'impossible',
      conflict: [together.id, apart.id],
      minimal: true,
    });
    await toMap();
    expect(await screen.findByText(result('emptyElsewhere'))).toBeVisible();
    expect(asked().map(({ conditions }) => conditions.map(({ type }) => type))).toEqual([
      ['front', 'zone'],
      ['front'],
    ]);
  });

  it('makes another one with another seed', async () => {
    const { toMap, click } = renderMaker();
    await toMap();
    await click(result('again'));
    const seeds = engine.mock.calls.map(([, options]) => options.seed);
    expect(new Set(seeds).size).toBe(2);
  });

  it('says what the engine does meanwhile, and can be stopped', async () => {
    engine.mockReturnValue(new Promise(() => {}));
    const { toMap, click } = renderMaker([front]);
    await toMap();
    expect(screen.getByText(result('phase.searching')).closest('[role=status]')).toBeVisible();
    await click(result('cancel'));
    expect(engine.mock.calls[0]![1].signal?.aborted).toBe(true);
    expect(screen.getByText(condition('sentence.front', { names: 'Cy' }))).toBeInTheDocument();
  });

  it('offers to try again when the engine broke down', async () => {
    engine.mockRejectedValueOnce(new Error('no worker'));
    const { toMap, click } = renderMaker();
    await toMap();
    expect(await screen.findByText(result('crashed'))).toBeInTheDocument();
    await click(result('again'));
    expect(await screen.findByText(result('title'))).toBeInTheDocument();
  });

  it('does not begin in a room with fewer seats than pupils', async () => {
    const { user } = renderMaker();
    await user.clear(screen.getByRole('textbox', { name: words('RoomStep')('seats') }));
    await user.paste('3');
    expect(screen.getByRole('button', { name: t('toConditions') })).toBeDisabled();
    expect(screen.getByRole('button', { name: t('step.map') })).toBeDisabled();
  });

  it('leaves out a fixed desk of another room, says so, and takes it over on request', async () => {
    const desk: Condition = {
      id: id(5),
      type: 'fixed',
      pupil: id(2),
      desk: { row: 0, col: 0 },
      room: { standard: 'pairs', seatCount: 6 },
    };
    const { click } = renderMaker([], { version: 1, conditions: [desk], lapsed: [] });
    await click(t('toConditions'));
    expect(screen.getByText(condition('notUsed.otherRoom'))).toBeInTheDocument();
    await click(t('generate'));
    expect(asked()).toMatchObject([{ conditions: [] }]);
    expect(await screen.findByText(result('skipped'))).toBeInTheDocument();
    await click(t('step.conditions'));
    await click(condition('useHere'));
    await click(t('generate'));
    expect(asked().at(-1)).toMatchObject({
      conditions: [{ type: 'fixed', pupil: id(2), desk: { row: 0, col: 0 } }],
    });
  });
});

describe('a room that is drawn anew elsewhere', () => {
  const roomId = id(8);
  const drawn = { desks: room.desks, marks: [], boardSide: 'left' as const };
  const newest = { ...drawn, desks: [...room.desks, { row: 7, col: 0 }] };
  const inRoom = {
    active: { ...mapWith([]), roomId, roomName: 'Rom 12' },
    classRooms: [
      { roomId, version: 3, roomName: 'Rom 12', layout: drawn, usedAt: '2026-01-01T00:00:00.000Z' },
    ],
  };
  const saved = roomSummary({
    id: roomId,
    name: 'Rom 12',
    layout: newest,
    seatCount: 5,
    version: 4,
  });
  const open = () => {
    let answer: (rooms: FakeAnswer) => void = () => {};
    const rooms = new Promise<FakeAnswer>((resolve) => (answer = resolve));
    fakeApi({ [keeping]: keepsConditions, 'GET /rooms': () => rooms });
    return { maker: renderMaker([], undefined, inRoom), hear: () => answer({ body: [saved] }) };
  };

  it('is the room of the map that is made again', async () => {
    const { maker, hear } = open();
    await maker.toMap();
    await within(shownMap()).findByText('Ada');
    hear();
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]!.room).toMatchObject({ desks: newest.desks });
    expect(await within(shownMap()).findByText('Ada')).toBeVisible();
  });

  it('ends the work on a map of the room before', async () => {
    engine.mockReturnValueOnce(new Promise(() => {}));
    const { maker, hear } = open();
    await maker.toMap();
    hear();
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(engine.mock.calls[0]![1].signal?.aborted).toBe(true);
    expect(await screen.findByRole('button', { name: result('save') })).toBeVisible();
  });
});

describe('conditions that clash', () => {
  const impossible: SolveResult = {
    status: 'impossible',
    conflict: [together.id, apart.id],
    minimal: true,
  };
  const sentences = {
    together: condition('sentence.together', { names: 'Ada and Bo' }),
    apart: condition('sentence.apart', { names: 'Ada and Bo' }),
    front: condition('sentence.front', { names: 'Cy' }),
  };

  it('are named, and no others; no map is shown', async () => {
    engine.mockResolvedValue(impossible);
    const { toMap } = renderMaker([together, apart, front]);
    await toMap();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(conflict('title'));
    expect(notice).toHaveTextContent(conflict('text', { count: 2 }));
    expect(notice).toHaveTextContent(sentences.together);
    expect(notice).toHaveTextContent(sentences.apart);
    expect(notice).not.toHaveTextContent(sentences.front);
    expect(screen.queryByRole('button', { name: result('save') })).not.toBeInTheDocument();
  });

  it('can be relaxed: one is switched off, the others stay, and a map is made', async () => {
    engine.mockResolvedValueOnce(impossible);
    const { toMap, click } = renderMaker([together, apart, front]);
    await toMap();
    await screen.findByRole('alert');
    await click(conflict('dropThis', { condition: sentences.apart }));
    expect(asked().at(-1)).toMatchObject({ conditions: [together, front] });
    expect(await screen.findByText(result('allKept', { count: 2 }))).toBeInTheDocument();
    await click(t('step.conditions'));
    const used = (sentence: string) =>
      screen.getByRole('checkbox', { name: condition('use', { condition: sentence }) });
    expect(used(sentences.apart)).not.toBeChecked();
    expect(used(sentences.together)).toBeChecked();
  });

  it('are named where time ran out, above the best map that was found', async () => {
    engine.mockResolvedValue({
      status: 'unproven',
      seats,
      broken: [apart.id],
    });
    const { toMap } = renderMaker([together, apart]);
    await toMap();
    const notice = await screen.findByRole('region', { name: result('unproven') });
    expect(notice).toHaveTextContent(sentences.apart);
    expect(notice).not.toHaveTextContent(sentences.together);
    expect(shownMap()).toBeInTheDocument();
    expect(screen.queryByText(result('allKept', { count: 2 }))).not.toBeInTheDocument();
  });
});

describe('saving', () => {
  const saving = 'POST /classes/class/maps';
  const taken = (body: unknown): FakeAnswer => ({
    body: { ...mapWith([]), id: (body as SaveMapInput).id },
  });

  it('sends the map as it is shown, and goes on', async () => {
    const api = fakeApi({ [keeping]: keepsConditions, [saving]: ({ body }) => taken(body) });
    const { toMap, click, onSaved } = renderMaker([together]);
    await toMap();
    await click(result('save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(api.sent(saving)).toMatchObject([
      {
        desks: room.desks,
        conditions: [together],
        broken: [],
        seats: pupils.map((pupil) => ({ pupilId: pupil.id, desk: seats[pupil.id] })),
      },
    ]);
  });

  it('sends who is locked', async () => {
    const api = fakeApi({ [keeping]: keepsConditions, [saving]: ({ body }) => taken(body) });
    const { user, toMap, click, onSaved } = renderMaker();
    await toMap();
    await user.click(screen.getByRole('button', { name: /^Ada,/ }));
    await click(words('Workbench')('action.lock'));
    await click(result('save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(api.sent(saving)).toMatchObject([{ locked: [pupils[0]!.id] }]);
  });

  it('sends the own room of the map so far, with its marks and the side of its board', async () => {
    const api = fakeApi({ [keeping]: keepsConditions, [saving]: ({ body }) => taken(body) });
    const layout: RoomLayout = {
      desks: room.desks,
      marks: [{ kind: 'door', row: 8, col: 0 }],
      boardSide: 'left',
    };
    const roomId = id(8);
    const usedAt = '2026-01-01T00:00:00.000Z';
    const { toMap, click, onSaved } = renderMaker([], undefined, {
      active: { ...mapWith([]), roomId, roomName: 'Rom 12' },
      classRooms: [{ roomId, version: 3, roomName: 'Rom 13', layout, usedAt }],
    });
    await toMap();
    await click(result('save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(api.sent(saving)).toMatchObject([{ roomId, roomName: 'Rom 13', ...layout }]);
  });

  it.each([
    ['without a connection', offline, 'offline'],
    ['without a session', problem('notSignedIn'), 'notSignedIn'],
    ['without an active plan', problem('noActivePlan'), 'noActivePlan'],
    ['after the class was changed', problem('seatingInvalid'), 'seatingInvalid'],
  ] as const)('says that it failed %s, and keeps the map', async (_, answer, code) => {
    fakeApi({ [keeping]: keepsConditions, [saving]: answer });
    const { toMap, click, onSaved } = renderMaker();
    await toMap();
    await click(result('save'));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(result('notSaved'));
    expect(notice).toHaveTextContent(errors(code));
    expect(within(shownMap()).getByText('Ada')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('tries again under the same id, so that nothing is saved twice', async () => {
    const api = fakeApi({ [keeping]: keepsConditions, [saving]: offline });
    const { toMap, click, onSaved } = renderMaker();
    await toMap();
    await click(result('save'));
    await screen.findByText(result('notSaved'));
    api.answers[saving] = ({ body }) => taken(body);
    await click(result('save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const [first, second] = api.sent(saving) as SaveMapInput[];
    expect(second).toEqual(first);
    expect(screen.queryByText(result('notSaved'))).not.toBeInTheDocument();
  });

  it('does not tell of the saved map as one that its pairs have sat on before', async () => {
    const api = fakeApi({ [keeping]: keepsConditions, [saving]: ({ body }) => taken(body) });
    const { toMap, click, onSaved, change } = renderMaker();
    await toMap();
    await click(result('save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const [{ id, ...sent }] = api.sent(saving) as [SaveMapInput];
    change({ history: [{ id, desks: sent.desks, seats: sent.seats }] });
    expect(screen.getByText(result('allKept', { count: 0 }))).toBeInTheDocument();
  });

  it('leads to the refusal, which covers nothing, and takes it away at the next try', async () => {
    const api = fakeApi({ [keeping]: keepsConditions, [saving]: offline });
    const { toMap, click } = renderMaker();
    await toMap();
    await click(result('save'));
    const notice = await screen.findByText(result('notSaved'));
    expect(document.activeElement).toContainElement(notice);
    expect(notice.closest('.absolute')).toBeNull();
    api.answers[saving] = () => new Promise(() => {});
    await click(result('save'));
    expect(screen.queryByText(result('notSaved'))).not.toBeInTheDocument();
  });

  it('sends the server the broken conditions that were shown to the teacher', async () => {
    engine.mockResolvedValue({
      status: 'unproven',
      seats,
      broken: [apart.id],
    });
    const api = fakeApi({ [keeping]: keepsConditions, [saving]: ({ body }) => taken(body) });
    const { toMap, click } = renderMaker([together, apart]);
    await toMap();
    await click(result('save'));
    await waitFor(() => expect(api.sent(saving)).toMatchObject([{ broken: [apart.id] }]));
  });
});
