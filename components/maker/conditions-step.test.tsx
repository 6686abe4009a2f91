/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Condition } from '@/lib/core/seating/model';
import { standardRoom } from '@/lib/core/seating/room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ConditionsStep } from './conditions-step';
import type { ConditionDraft } from './maker-state';
import { useConditionText } from '@/lib/client/maps/use-condition-text';

const t = words('Conditions');
const room = words('Room');

const pupils = ['Ada', 'Bo', 'Cy', 'Оксана'].map((name) => ({ id: `id of ${name}`, name }));
const names = new Map(pupils.map((entry) => [entry.id, entry.name]));
const fixed = (name: string, row: number, col: number): Condition => ({
  type: 'fixed',
  pupil: `id of ${name}`,
  desk: { row, col },
});

function renderStep(given: Condition[] = []) {
  const seen = { conditions: given };
  function Holder() {
    const [conditions, setConditions] = useState(given);
    const [draft, setDraft] = useState<ConditionDraft>({ type: 'together', chosen: [] });
    const sentence = useConditionText(standardRoom('pairs', 8), names);
    seen.conditions = conditions;
    return (
      <ConditionsStep
        room={standardRoom('pairs', 8)}
        pupils={pupils}
        conditions={conditions}
        draft={draft}
        sentence={sentence}
        onDraft={setDraft}
        onConditions={(next, nextDraft) => {
          setConditions(next);
          if (nextDraft) setDraft(nextDraft);
        }}
      />
    );
  }
  renderApp(<Holder />);
  return { seen, user: userEvent.setup() };
}

const kind = (type: Condition['type']) => screen.getByRole('radio', { name: t(`type.${type}`) });
const chips = () => within(screen.getByRole('group', { name: t('pupils') }));
const pupil = (name: string) => chips().getByLabelText(name);
const add = () => screen.getByRole('button', { name: t('add') });
/** Its name goes on with the pupils beside it, where there are any. */
const desk = (row: number, place: number, name?: string) => {
  const label = name ? room('deskTaken', { row, place, name }) : room('deskAt', { row, place });
  return screen.getByRole('button', { name: new RegExp(`^${label}(,|$)`) });
};
const list = () => screen.getByRole('region', { name: /condition/i });

describe('a condition on a group', () => {
  it.each([
    ['together', ['Ada', 'Оксана'], /^Ada and Оксана sit together$/],
    ['apart', ['Ada', 'Bo', 'Cy'], /^Ada, Bo,? and Cy sit apart$/],
    ['front', ['Cy'], /^In front: Cy$/],
    ['back', ['Bo', 'Cy'], /^At the back: Bo and Cy$/],
  ] as const)('%s is put together, explained, added and listed', async (type, names, sentence) => {
    const { seen, user } = renderStep();
    await user.click(kind(type));
    expect(screen.getByText(t(`explain.${type}`))).toBeInTheDocument();
    for (const name of names) await user.click(pupil(name));
    await user.click(add());
    expect(seen.conditions).toEqual([{ type, pupils: names.map((name) => `id of ${name}`) }]);
    expect(within(list()).getByText(sentence)).toBeInTheDocument();
    for (const name of names) expect(pupil(name)).not.toBeChecked();
  });

  it.each([
    ['together', 1, 2],
    ['apart', 1, 2],
    ['front', 0, 1],
    ['back', 0, 1],
  ] as const)('%s needs more than %i pupils, and says so', async (type, count, least) => {
    const { seen, user } = renderStep();
    await user.click(kind(type));
    if (count === 1) await user.click(pupil('Ada'));
    await user.click(add());
    expect(seen.conditions).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(t('tooFew', { least }));
    if (count === 1) expect(pupil('Ada')).toBeChecked();

    await user.click(pupil('Bo'));
    expect(screen.queryByText(t('tooFew', { least }))).not.toBeInTheDocument();
    await user.click(add());
    expect(seen.conditions).toHaveLength(1);
  });

  it('is not taken twice, in whatever order its pupils are chosen', async () => {
    const given: Condition[] = [{ type: 'together', pupils: ['id of Ada', 'id of Bo'] }];
    const { seen, user } = renderStep(given);
    await user.click(pupil('Bo'));
    await user.click(pupil('Ada'));
    await user.click(add());
    expect(seen.conditions).toEqual(given);
    expect(screen.getByText(t('alreadyThere'))).toBeInTheDocument();
  });

  it('may be about pupils who are in another one', async () => {
    const { seen, user } = renderStep([{ type: 'together', pupils: ['id of Ada', 'id of Bo'] }]);
    await user.click(kind('apart'));
    await user.click(pupil('Ada'));
    await user.click(pupil('Cy'));
    await user.click(add());
    expect(seen.conditions).toHaveLength(2);
  });

  it('keeps the chosen pupils when its kind is changed', async () => {
    const { user } = renderStep();
    await user.click(pupil('Ada'));
    await user.click(pupil('Cy'));
    await user.click(kind('apart'));
    expect(pupil('Ada')).toBeChecked();
    expect(pupil('Cy')).toBeChecked();
  });
});

describe('a fixed desk', () => {
  it('is given to the chosen pupil by choosing it in the room', async () => {
    const { seen, user } = renderStep();
    await user.click(kind('fixed'));
    await user.click(pupil('Bo'));
    await user.click(desk(2, 1));
    // The second row of desks is the third of the grid: an aisle lies between.
    expect(seen.conditions).toEqual([fixed('Bo', 2, 0)]);
    expect(
      within(list()).getByText(t('sentence.fixed', { name: 'Bo', row: 2, place: 1 })),
    ).toBeInTheDocument();
    expect(desk(2, 1, 'Bo')).toBeInTheDocument();
  });

  it('needs a pupil first', async () => {
    const { seen, user } = renderStep();
    await user.click(kind('fixed'));
    await user.click(desk(1, 1));
    expect(seen.conditions).toEqual([]);
    expect(screen.getByText(t('pickPupil'))).toBeInTheDocument();
  });

  it('is not given twice; whose it is, is said', async () => {
    const given = [fixed('Ada', 0, 0)];
    const { seen, user } = renderStep(given);
    await user.click(kind('fixed'));
    await user.click(pupil('Bo'));
    await user.click(desk(1, 1, 'Ada'));
    expect(seen.conditions).toEqual(given);
    expect(screen.getByText(t('deskTaken', { name: 'Ada' }))).toBeInTheDocument();
  });

  it('is one a pupil', async () => {
    const given = [fixed('Ada', 0, 0)];
    const { seen, user } = renderStep(given);
    await user.click(kind('fixed'));
    await user.click(pupil('Ada'));
    await user.click(desk(1, 2));
    expect(seen.conditions).toEqual(given);
    expect(screen.getByText(t('alreadyFixed', { name: 'Ada' }))).toBeInTheDocument();
  });

  it('is about one pupil: of several chosen before, the first stays', async () => {
    const { user } = renderStep();
    await user.click(pupil('Bo'));
    await user.click(pupil('Cy'));
    await user.click(kind('fixed'));
    expect(pupil('Bo')).toBeChecked();
    expect(pupil('Cy')).not.toBeChecked();
    await user.click(pupil('Cy'));
    expect(pupil('Bo')).not.toBeChecked();
  });
});

describe('the list of conditions', () => {
  it('says when there is none', () => {
    renderStep();
    expect(screen.getByText(t('none'))).toBeInTheDocument();
  });

  it('lets exactly one be removed', async () => {
    const given: Condition[] = [
      { type: 'front', pupils: ['id of Ada'] },
      { type: 'back', pupils: ['id of Bo'] },
      fixed('Cy', 1, 1),
    ];
    const { seen, user } = renderStep(given);
    const sentence = t('sentence.back', { names: 'Bo' });
    await user.click(
      within(list()).getByRole('button', { name: t('remove', { condition: sentence }) }),
    );
    expect(seen.conditions).toEqual([given[0], given[2]]);
  });
});
