/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Condition, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { names, layout, pupils, seatsOf, sentence } from '../testing/small-class';
import { PupilQuestions } from './pupil-questions';

jest.mock('@/lib/client/maps/seating/ask-in-worker', () =>
  jest.requireActual<object>('../testing/engine-at-once'),
);

const t = words('MapQuestions');
const seats = seatsOf('ABCDEFGH');

function open(given: Partial<SeatingProblem> & { byHand?: string[]; other?: string } = {}) {
  const { byHand = [], other, ...rest } = given;
  const onUse = jest.fn<void, [Seating, unknown]>();
  const problem = { room: { desks: layout.desks }, pupils, conditions: [], ...rest };
  renderApp(
    <PupilQuestions
      map={{
        layout,
        problem,
        seats,
        movedByHand: byHand,
        names,
        sentence,
        clashText: ({ kind }) => `because ${kind}`,
      }}
      pupil="A"
      other={other}
      canBeAway
      onUse={onUse}
    />,
  );
  return { onUse, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);

describe("the explanation of a pupil's seat", () => {
  it('names locks, conditions, new neighbours and other possible desks', async () => {
    const conditions: Condition[] = [
      { id: 'c0000000-0000-4000-8000-000000000000', type: 'front', pupils: ['A'] },
    ];
    open({
      conditions,
      locked: { A: seats.A! },
      history: [seatsOf('HBCDEFGA')],
      byHand: ['A'],
    });
    expect(await screen.findByText(t('reason.locked'))).toBeInTheDocument();
    expect(screen.getByText(t('reason.byHand', { name: 'Ada' }))).toBeInTheDocument();
    expect(
      screen.getByText(t('reason.place', { condition: 'A front', desks: 4, all: 8 })),
    ).toBeInTheDocument();
    expect(
      screen.getByText(t('reason.newNeighbours', { others: 'Bo', name: 'Ada' })),
    ).toBeInTheDocument();
    expect(
      screen.getByText(`${t('elsewhere.some', { count: 3 })} ${t('elsewhere.allBySwap')}`),
    ).toBeInTheDocument();
    expect(
      screen.getByText(t('elsewhere.clash', { desks: 4, causes: 'A front' })),
    ).toBeInTheDocument();
  });

  it('explains the seat as random when every desk is possible', async () => {
    open();
    expect(await screen.findByText(t('elsewhere.chance', { count: 7 }))).toBeInTheDocument();
  });
});

describe('the form for a what-if question', () => {
  it('shows how many pupils would move, and has a button that puts the new map in place', async () => {
    const { user, onUse } = open();
    await choose(user, t('whatIf.pupil'), 'Cy');
    expect(await screen.findByText(t('whatIf.possible', { count: 2 }))).toBeInTheDocument();
    expect(screen.getByText(t('whatIf.fewest'))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('whatIf.use') }));
    const [taken, supposed] = onUse.mock.calls[0]!;
    expect(supposed).toEqual({ kind: 'beside', pupil: 'A', other: 'C' });
    expect(Object.keys(taken).sort()).toEqual(pupils);
    expect(Math.abs(taken.A!.col - taken.C!.col)).toBe(1);
  });

  it('explains the answer "impossible" by the conditions', async () => {
    const { user } = open({
      conditions: [
        { id: 'c0000000-0000-4000-8000-000000000001', type: 'apart', pupils: ['A', 'C'] },
      ],
    });
    await choose(user, t('whatIf.pupil'), 'Cy');
    expect(await screen.findByText(t('whatIf.impossible'))).toBeInTheDocument();
    expect(screen.getByText('because togetherAndApart')).toBeInTheDocument();
    const [answer] = screen.getAllByText('AC apart').slice(-1);
    expect(answer).toBeVisible();
  });

  it('explains the answer "impossible" by a desk that must stay empty', async () => {
    const [, , , , , , , last] = layout.desks;
    const { user } = open({
      pupils: [...pupils.filter((one) => one !== 'H'), 'empty:1'],
      locked: { 'empty:1': last! },
    });
    await choose(user, t('whatIf.kind', { name: 'Ada' }), t('whatIf.atDesk'));
    const options = within(screen.getByLabelText(t('whatIf.desk'))).getAllByRole('option');
    await user.selectOptions(screen.getByLabelText(t('whatIf.desk')), options.at(-1)!);
    const answer = (await screen.findByText(t('whatIf.impossible'))).parentElement!;
    expect(within(answer).getByText(t('cause.empty'))).toBeInTheDocument();
  });

  it('starts with the second of the two pupils chosen on the map, and can show the resulting map', async () => {
    const { user } = open({ other: 'D' });
    await user.click(await screen.findByRole('button', { name: t('whatIf.show') }));
    expect(screen.getByRole('button', { name: t('whatIf.hide') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getAllByText('Gry').length).toBeGreaterThan(1);
  });

  it('can seat the class without an absent pupil', async () => {
    const { user, onUse } = open();
    await choose(user, t('whatIf.kind', { name: 'Ada' }), t('whatIf.away'));
    expect(await screen.findByText(t('whatIf.noMoves'))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('whatIf.use') }));
    expect(Object.keys(onUse.mock.calls[0]![0])).toEqual(pupils.slice(1));
  });
});
