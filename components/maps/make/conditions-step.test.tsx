/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Condition } from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import { resolveConditions } from '@/lib/core/conditions/resolve';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import { withMark } from '@/lib/core/rooms/with-mark';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { fakePointerEvents } from '@/components/ui/editing/testing/fake-pointer-events';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { useClassConditionText } from '@/components/conditions/use-class-condition-text';
import { ConditionsStep } from './conditions-step';
import type { ConditionDraft } from '@/lib/core/maps/made-from';
import { useEditText } from '@/components/conditions/use-edit-text';
import { noDraft } from './maker-state';

const t = words('Conditions');
const roomWords = words('Room');
const dayWords = words('DayField');

const pupils = ['Ada', 'Bo', 'Cy', 'Оксана', 'Emma S', 'Emma K'].map((name) => ({
  id: `id of ${name}`,
  name,
}));
const names = new Map(pupils.map((entry) => [entry.id, entry.name]));
const standard: NamedRoom = {
  identity: { standard: 'pairs', seatCount: 8 },
  layout: { desks: standardRoom('pairs', 8).desks, marks: [], boardSide: 'top' },
};
const today = '2026-03-01';
const ids = (list: string) => list.split(' ').map((name) => `id of ${name}`);
const fixed = (name: string, row: number, col: number): Condition => ({
  id: `fixed ${name}`,
  type: 'fixed',
  pupil: `id of ${name}`,
  desk: { row, col },
  room: standard.identity,
});

function renderStep(given: Condition[] = [], clashes: string[] = []) {
  const seen = { conditions: given };
  function Holder() {
    const [conditions, setConditions] = useState(given);
    const [draft, setDraft] = useState<ConditionDraft>(noDraft);
    const [off, setOff] = useState<string[]>([]);
    const [marks, setMarks] = useState<PlaceMark[]>([]);
    const room = { ...standard, layout: marks.reduce(withMark, standard.layout) };
    const [last, setLast] = useState<{ text: string; before: Condition[] }>();
    const text = useClassConditionText(room, names);
    const editText = useEditText(text.sentence);
    seen.conditions = conditions;
    const present = pupils.map(({ id }) => id);
    const { notUsed } = resolveConditions(conditions, { room, today, off, present });
    return (
      <ConditionsStep
        room={room}
        pupils={pupils}
        conditions={conditions}
        draft={draft}
        text={text}
        today={today}
        broken={[]}
        onPoint={() => {}}
        notUsed={notUsed}
        clashes={conditions.length > 1 ? clashes : []}
        wishClashes={[]}
        last={last?.text}
        pending={{}}
        notice={null}
        onDraft={setDraft}
        onToggle={(id) => setOff(off.includes(id) ? [] : [id])}
        onPutIn={(kind) => setMarks([...marks, kind])}
        onConditions={(next, done, nextDraft) => {
          setLast({ text: editText(done), before: conditions });
          setConditions(next);
          if (nextDraft) setDraft(nextDraft);
        }}
        onUndo={() => {
          if (last) setConditions(last.before);
          setLast(undefined);
        }}
      />
    );
  }
  renderApp(<Holder />);
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  return { seen, user, click };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

/** The conditions without their ids. */
const contents = (conditions: Condition[]) =>
  conditions.map((condition) => ({ ...condition, id: undefined }));
const chips = () => within(screen.getByRole('group', { name: t('pupils') }));
const pupil = (name: string) => chips().getByLabelText(name);
/** Its name goes on with the pupils beside it, where there are any. */
const desk = (row: number, place: number, name?: string) => {
  const label = name
    ? roomWords('deskTaken', { row, place, name })
    : roomWords('deskAt', { row, place });
  return screen.getByRole('button', { name: new RegExp(`^${label}(,|$)`) });
};
const list = () => screen.getByRole('region', { name: /condition/i });
const field = () => screen.getByRole('textbox', { name: t('typed.label') });

describe('a condition on pupils who are chosen', () => {
  it.each([
    ['together', 'Ada Оксана', /^Ada and Оксана sit together$/],
    ['apart', 'Ada Bo Cy', /^Ada, Bo,? and Cy sit apart$/],
    ['front', 'Cy', /^In front: Cy$/],
    ['back', 'Bo Cy', /^At the back: Bo and Cy$/],
    ['alone', 'Cy', /^With an empty seat beside: Cy$/],
  ] as const)('%s is added by the one click that says so', async (kind, who, sentence) => {
    const { seen, user, click } = renderStep();
    for (const name of who.split(' ')) await user.click(pupil(name));
    await click(t(`type.${kind}`));
    expect(contents(seen.conditions)).toEqual([{ id: undefined, type: kind, pupils: ids(who) }]);
    expect(within(list()).getByText(sentence)).toBeInTheDocument();
    for (const name of who.split(' ')) expect(pupil(name)).not.toBeChecked();
  });

  it('may be about a place', async () => {
    const { seen, user, click } = renderStep();
    await user.click(pupil('Bo'));
    await click(t('more.zone'));
    await click(t('place.nearDoor'));
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'zone', place: 'nearDoor', pupils: ids('Bo') },
    ]);
    expect(within(list()).getByText(t('notUsed.noMark.door'))).toBeInTheDocument();
    await click(t('putIn.door'));
    expect(within(list()).queryByText(t('notUsed.noMark.door'))).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Use/ })).toHaveFocus();
  });

  it('may be about a distance, which can be changed', async () => {
    const { seen, user, click } = renderStep();
    for (const name of ['Ada', 'Bo']) await user.click(pupil(name));
    await click(t('more.distance'));
    await click(t('distance', { desks: 3 }));
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'distance', desks: 3, pupils: ids('Ada Bo') },
    ]);
    expect(within(list()).getByText(/^Ada and Bo sit at least 3 seats apart$/)).toBeVisible();
  });

  it.each(['together', 'apart'] as const)(
    '%s needs two, says so, and keeps the one',
    async (kind) => {
      const { seen, user, click } = renderStep();
      await user.click(pupil('Ada'));
      await click(t(`type.${kind}`));
      expect(seen.conditions).toEqual([]);
      expect(screen.getByText(t('problem.tooFew', { least: 2 }))).toBeInTheDocument();
      expect(pupil('Ada')).toBeChecked();
      await user.click(pupil('Bo'));
      expect(screen.queryByText(t('problem.tooFew', { least: 2 }))).not.toBeInTheDocument();
      await click(t(`type.${kind}`));
      expect(seen.conditions).toHaveLength(1);
    },
  );

  it('is not taken twice, in whatever order its pupils are chosen', async () => {
    const given: Condition[] = [{ id: 'a', type: 'together', pupils: ids('Ada Bo') }];
    const { seen, user, click } = renderStep(given);
    await user.click(pupil('Bo'));
    await user.click(pupil('Ada'));
    await click(t('type.together'));
    expect(seen.conditions).toEqual(given);
    expect(
      screen.getByText(t('problem.same', { condition: 'Ada and Bo sit together' })),
    ).toBeInTheDocument();
  });

  it('that includes another one offers to merge them', async () => {
    const { seen, user, click } = renderStep([{ id: 'a', type: 'apart', pupils: ids('Ada Bo') }]);
    for (const name of ['Ada', 'Bo', 'Cy']) await user.click(pupil(name));
    await click(t('type.apart'));
    expect(seen.conditions).toHaveLength(2);
    await click(t('merge'));
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'apart', pupils: ids('Ada Bo Cy') },
    ]);
  });

  it('takes at most 22 clicks of the mouse for ten of them', async () => {
    const { seen, user } = renderStep();
    let clicks = 0;
    const click = async (element: HTMLElement) => {
      clicks += 1;
      await user.click(element);
    };
    const pairs = ['Ada Bo', 'Ada Cy', 'Bo Cy', 'Ada Оксана', 'Bo Оксана'];
    for (const kind of ['together', 'apart'] as const) {
      await click(screen.getByRole('button', { name: t(`type.${kind}`) }));
      for (const name of pairs.join(' ').split(' ')) await click(pupil(name));
    }
    expect(seen.conditions.map(({ type }) => type)).toEqual([
      ...pairs.map(() => 'together'),
      ...pairs.map(() => 'apart'),
    ]);
    expect(clicks).toBeLessThanOrEqual(22);
  });

  it('chosen before the pupils stays for the next ones until it is pressed again', async () => {
    const { seen, user, click } = renderStep();
    await click(t('type.front'));
    expect(screen.getByText(t('repeated', { least: 1, kind: t('type.front') }))).toBeVisible();
    for (const name of ['Ada', 'Bo', 'Ada']) await user.click(pupil(name));
    expect(seen.conditions).toHaveLength(2);
    const same = t('problem.same', { condition: 'In front: Ada' });
    expect(screen.getByText(same)).toBeVisible();
    await click(t('undo'));
    expect(seen.conditions).toHaveLength(1);
    await click(t('type.front'));
    await user.click(pupil('Cy'));
    expect(seen.conditions).toHaveLength(1);
    expect(pupil('Cy')).toBeChecked();
  });

  it('is undone by one click', async () => {
    const { seen, user, click } = renderStep();
    await user.click(pupil('Ada'));
    await click(t('type.front'));
    await click(t('undo'));
    expect(seen.conditions).toEqual([]);
  });
});

describe('a pupil dropped on another', () => {
  beforeAll(fakePointerEvents);

  it('says what it made, and how to take it back', async () => {
    const { seen, click } = renderStep();
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0 });
    document.elementsFromPoint = () => [pupil('Ada'), pupil('Cy')];
    act(() => {
      fireEvent.pointerDown(pupil('Ada'), at(0));
      fireEvent.pointerMove(document, at(10));
      fireEvent.pointerUp(document, at(90));
    });
    const menu = within(screen.getByRole('dialog', { name: 'Ada and Cy' }));
    // The click that ends a drag is taken for a while.
    await waitFor(() => {
      fireEvent.click(menu.getByRole('button', { name: t('type.together') }));
      expect(seen.conditions).toHaveLength(1);
    });
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'together', pupils: ids('Ada Cy') },
    ]);
    expect(screen.getByText(t('added', { condition: 'Ada and Cy sit together' }))).toBeVisible();
    await click(t('undo'));
    expect(seen.conditions).toEqual([]);
  });
});

describe('a typed condition', () => {
  it('says what it becomes, and is added with Enter', async () => {
    const { seen, user } = renderStep();
    await user.type(field(), 'ada + окс ?');
    expect(
      screen.getByText(
        t('typed.becomes', { condition: 'Ada and Оксана sit together', wish: 'yes' }),
      ),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'together', pupils: ids('Ada Оксана'), wish: true },
    ]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('with a name that is not known stays, is told beside the field, and is mended by one click', async () => {
    const { seen, user, click } = renderStep();
    await user.type(field(), 'Aad / Bo{Enter}');
    expect(seen.conditions).toEqual([]);
    expect(field()).toHaveValue('Aad / Bo');
    expect(field()).toBeInvalid();
    expect(screen.getByText(t('problem.unknownName', { name: 'Aad' }))).toBeInTheDocument();
    await click('Ada');
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'apart', pupils: ids('Ada Bo') },
    ]);
    expect(field()).toHaveValue('');
  });

  it('with a name that several have asks which one, with a button for each, and loses nothing', async () => {
    const { seen, user, click } = renderStep();
    await user.type(field(), 'Bo rather not next to Emma{Enter}');
    expect(seen.conditions).toEqual([]);
    expect(field()).toHaveValue('Bo rather not next to Emma');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining('Several are called Emma. Whom do you mean?'),
    );
    expect(screen.getByRole('button', { name: 'Emma S' })).toBeVisible();
    await click('Emma K');
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'apart', pupils: [...ids('Bo'), 'id of Emma K'], wish: true },
    ]);
    expect(field()).toHaveValue('');
  });

  it('may give a desk of the room, by its row and place', async () => {
    const { seen, user } = renderStep();
    await user.type(field(), 'Bo row 2, seat 1{Enter}');
    expect(contents(seen.conditions)).toEqual([{ ...fixed('Bo', 2, 0), id: undefined }]);
  });

  it('of something that the room lacks says so beside the field at once, and puts it in', async () => {
    const { seen, user, click } = renderStep();
    const missing = t('notUsed.noMark.door');
    await user.type(field(), 'Bo near the door');
    expect(screen.getByText(missing)).toBeVisible();
    await click(t('putIn.door'));
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(seen.conditions).toHaveLength(1);
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
  });

  it('is confirmed by the field with what it clashes with, and undone there', async () => {
    const { seen, user } = renderStep([], ['Ada and Bo cannot do both.']);
    const form = within(field().closest('form')!);
    await user.type(field(), 'Ada + Bo{Enter}');
    expect(form.getByText(t('added', { condition: 'Ada and Bo sit together' }))).toBeVisible();
    await user.type(field(), 'Ada / Bo{Enter}');
    expect(form.getByText(t('added', { condition: 'Ada and Bo sit apart' }))).toBeVisible();
    expect(form.getByText('Ada and Bo cannot do both.')).toBeVisible();
    await user.click(form.getByRole('button', { name: t('undo') }));
    expect(seen.conditions).toHaveLength(1);
    expect(form.queryByText(/^Added/)).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('gives way to the news of what is done elsewhere', async () => {
    const { user, click } = renderStep();
    await user.type(field(), 'Ada + Bo{Enter}');
    await user.click(pupil('Cy'));
    await click(t('type.front'));
    expect(screen.queryByText(t('added', { condition: 'Ada and Bo sit together' }))).toBeNull();
    expect(screen.getByText(t('added', { condition: 'In front: Cy' }))).toBeVisible();
    expect(screen.getAllByRole('button', { name: t('undo') })).toHaveLength(1);
  });

  it('of names alone chooses them, so that only what applies is missing', async () => {
    const { seen, user, click } = renderStep();
    await user.type(field(), 'Ada, Bo{Enter}');
    expect(pupil('Ada')).toBeChecked();
    expect(pupil('Bo')).toBeChecked();
    expect(
      screen.getByText(t('typed.chosen', { count: 2, names: 'Ada and Bo' })),
    ).toBeInTheDocument();
    expect(field()).toBeValid();
    await click(t('type.apart'));
    expect(seen.conditions).toHaveLength(1);
  });

  it('of one name is the first of a group, to which further names are added', async () => {
    const { seen, user, click } = renderStep();
    await user.type(field(), 'Ada{Enter}');
    expect(screen.getByText(t('typed.chosen', { count: 1, names: 'Ada' }))).toBeInTheDocument();
    await user.type(field(), 'Bo{Enter}');
    await click(t('type.apart'));
    expect(contents(seen.conditions)).toEqual([
      { id: undefined, type: 'apart', pupils: ids('Ada Bo') },
    ]);
  });
});

describe('a fixed desk', () => {
  const open = async (name: string) => {
    const step = renderStep([fixed('Ada', 0, 0)]);
    await step.user.click(pupil(name));
    await step.click(t('more.fixed'));
    return step;
  };

  it('is given to the chosen pupil by choosing it in the room', async () => {
    const { seen, user } = await open('Bo');
    await user.click(desk(2, 1));
    // The second row of desks is the third of the grid: an aisle lies between.
    expect(contents(seen.conditions)[1]).toEqual({ ...fixed('Bo', 2, 0), id: undefined });
    expect(
      within(list()).getByText(t('sentence.fixed', { name: 'Bo', row: 2, place: 1 })),
    ).toBeInTheDocument();
  });

  it('is not chosen after all by Escape, which goes back to where it was opened', async () => {
    const { seen, user } = await open('Bo');
    expect(desk(1, 1, 'Ada')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: t('desk', { name: 'Bo' }) })).toBeNull();
    const opener = screen.getByRole('button', { name: t('more.fixed') });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
    expect(pupil('Bo')).toBeChecked();
    expect(seen.conditions).toHaveLength(1);
  });

  it('is not given twice; whose it is, is said', async () => {
    const { seen, user } = await open('Bo');
    await user.click(desk(1, 1, 'Ada'));
    expect(seen.conditions).toEqual([fixed('Ada', 0, 0)]);
    expect(screen.getByText(t('problem.deskTaken', { name: 'Ada' }))).toBeInTheDocument();
  });

  it('is one a pupil: another takes its place', async () => {
    const { seen, user } = await open('Ada');
    await user.click(desk(1, 2));
    expect(contents(seen.conditions)).toEqual([{ ...fixed('Ada', 0, 1), id: undefined }]);
  });

  it('is for one pupil', async () => {
    const { seen, user } = await open('Bo');
    await user.click(pupil('Cy'));
    await user.click(desk(2, 1));
    expect(seen.conditions).toHaveLength(1);
    expect(screen.getByText(t('problem.pickPupil'))).toBeInTheDocument();
  });
});

describe('the list of conditions', () => {
  const given: Condition[] = [
    { id: 'a', type: 'front', pupils: ids('Ada') },
    { id: 'b', type: 'back', pupils: ids('Bo') },
    fixed('Cy', 0, 1),
  ];
  const back = 'At the back: Bo';

  it('says when there is none', () => {
    renderStep();
    expect(screen.getByText(t('none'))).toBeInTheDocument();
  });

  it('lets exactly one be removed; the next one has the focus then', async () => {
    const { seen, click } = renderStep(given);
    await click(t('remove', { condition: back }));
    expect(seen.conditions).toEqual([given[0], given[2]]);
    const next = t('sentence.fixed', { name: 'Cy', row: 1, place: 2 });
    expect(screen.getByRole('button', { name: t('remove', { condition: next }) })).toHaveFocus();
  });

  it('lets one be switched off for this map', async () => {
    const { seen, user } = renderStep(given);
    await user.click(screen.getByRole('checkbox', { name: t('use', { condition: back }) }));
    expect(within(list()).getByText(t('notUsed.off'))).toBeInTheDocument();
    expect(seen.conditions).toEqual(given);
  });

  it('lets one be what must be or rather be, on its row, by one click or key, with the focus kept', async () => {
    const { seen, user } = renderStep(given);
    const strength = within(
      screen.getByRole('group', { name: t('strength', { condition: back }) }),
    );
    const [must, rather] = ['must', 'if possible'].map((name) =>
      strength.getByRole('radio', { name }),
    );
    expect(must).toBeChecked();
    await user.click(strength.getByText('if possible'));
    expect(seen.conditions).toEqual([given[0], { ...given[1], wish: true }, given[2]]);
    expect(rather).toBeChecked();
    expect(rather).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(seen.conditions).toEqual(given);
    expect(must).toHaveFocus();
  });

  it('lets one end', async () => {
    const { seen, click } = renderStep(given);
    await click(t('change', { condition: back }));
    await click(t('weeks', { count: 8 }));
    expect(seen.conditions[1]).toEqual({ ...given[1], until: '2026-04-26' });
    expect(within(list()).getByText('Until April 26, 2026')).toBeInTheDocument();
    await click(t('noEnd'));
    expect(seen.conditions[1]!.until).toBeUndefined();
  });

  it('takes the last day as it is typed, and says beside the field what is wrong with it', async () => {
    const { seen, user, click } = renderStep(given);
    await click(t('change', { condition: back }));
    const day = () => screen.getByRole('textbox', { name: t('lastDay') });
    await user.type(day(), '1.5.2026{Enter}');
    expect(seen.conditions[1]).toMatchObject({ until: '2026-05-01' });
    expect(day()).toHaveValue('01/05/2026');
    await user.clear(day());
    await user.type(day(), '31.2.2027');
    await user.tab();
    expect(day()).toHaveAccessibleDescription(expect.stringContaining(dayWords('noSuchDay')));
    expect(day()).toHaveValue('31.2.2027');
    expect(seen.conditions[1]).toMatchObject({ until: '2026-05-01' });
    await click(t('weeks', { count: 4 }));
    expect(day()).toHaveValue('29/03/2026');
    expect(day()).toBeValid();
    await user.clear(day());
    await user.tab();
    expect(seen.conditions[1]!.until).toBeUndefined();
  });
});

describe('a condition that is edited', () => {
  const apart: Condition = {
    id: 'a',
    type: 'apart',
    pupils: ids('Ada Bo'),
    wish: true,
    until: '2026-06-01',
  };
  const sentence = 'Ada and Bo sit apart';
  const settings = (condition: string) =>
    screen.getByRole('button', { name: t('change', { condition }) });
  const edit = async (conditions: Condition[], condition = sentence) => {
    const step = renderStep(conditions);
    await step.user.click(settings(condition));
    await step.click(t('edit'));
    return step;
  };

  it('has its pupils chosen, and the focus on what is edited', async () => {
    await edit([apart]);
    expect(screen.getByText(t('editing', { condition: sentence }))).toHaveFocus();
    expect(pupil('Ada')).toBeChecked();
    expect(pupil('Cy')).not.toBeChecked();
    expect(screen.getByRole('button', { name: t('type.apart') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('gets other pupils, and keeps its id, its end and that it is a wish', async () => {
    const { seen, user, click } = await edit([apart]);
    await user.click(pupil('Bo'));
    await user.click(pupil('Cy'));
    await click(t('save'));
    expect(seen.conditions).toEqual([{ ...apart, pupils: ids('Ada Cy') }]);
    expect(settings('Ada and Cy sit apart')).toHaveFocus();
    expect(pupil('Ada')).not.toBeChecked();
  });

  it('becomes of another kind by one click', async () => {
    const { seen, click } = await edit([apart, { id: 'b', type: 'front', pupils: ids('Cy') }]);
    await click(t('type.together'));
    expect(seen.conditions).toEqual([
      { ...apart, type: 'together' },
      { id: 'b', type: 'front', pupils: ids('Cy') },
    ]);
  });

  it('may be typed again', async () => {
    const { seen, user } = await edit([apart]);
    await user.type(field(), 'Ada near the board{Enter}');
    expect(seen.conditions).toEqual([
      { ...apart, type: 'zone', place: 'nearBoard', pupils: ids('Ada') },
    ]);
    expect(settings('Ada near the board')).toHaveFocus();
  });

  it('gives its desk to another pupil', async () => {
    const sits = t('sentence.fixed', { name: 'Cy', row: 1, place: 2 });
    const { seen, user, click } = await edit([fixed('Cy', 0, 1)], sits);
    await user.click(pupil('Cy'));
    await user.click(pupil('Bo'));
    await click(t('save'));
    expect(seen.conditions).toEqual([{ ...fixed('Cy', 0, 1), pupil: 'id of Bo' }]);
  });

  it('needs enough pupils, and must not become like another one', async () => {
    const { seen, user, click } = await edit([
      apart,
      { id: 'b', type: 'apart', pupils: ids('Ada Cy') },
    ]);
    await user.click(pupil('Bo'));
    await click(t('save'));
    expect(screen.getByText(t('problem.tooFew', { least: 2 }))).toBeInTheDocument();
    await user.click(pupil('Cy'));
    await click(t('save'));
    expect(
      screen.getByText(t('problem.same', { condition: 'Ada and Cy sit apart' })),
    ).toBeInTheDocument();
    expect(seen.conditions[0]).toEqual(apart);
  });

  it('stays as it was when the change is cancelled', async () => {
    const { seen, user, click } = await edit([apart]);
    await user.click(pupil('Bo'));
    await click(t('cancelEdit'));
    expect(seen.conditions).toEqual([apart]);
    expect(pupil('Ada')).not.toBeChecked();
    expect(settings(sentence)).toHaveFocus();
  });
});
