/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Condition, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { addSuggestions, type Suggestion } from '@/lib/core/maps/suggestion-list';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { names, layout, pupils, seatsOf, sentence } from '../testing/small-class';
import { SuggestionStrip } from './suggestion-strip';

const t = words('MapSuggestions');
const toProblem = (conditions: Condition[], history: Seating[] = []): SeatingProblem => ({
  room: { desks: layout.desks },
  pupils,
  conditions,
  history,
});

function showStrip(orders: string[], edited: string, problem = toProblem([])) {
  const onUse = jest.fn<void, [Suggestion]>();
  const suggestions = addSuggestions([], orders.map(seatsOf), false, () => crypto.randomUUID());
  const seats = seatsOf(edited);
  renderApp(
    <SuggestionStrip {...{ layout, problem, seats, suggestions, names, sentence, onUse }} />,
  );
  return { onUse, suggestions, user: userEvent.setup() };
}

describe('the strip of suggestions', () => {
  const problem = toProblem(
    [
      {
        id: 'c0000000-0000-4000-8000-000000000000',
        type: 'together',
        pupils: ['A', 'C'],
        wish: true,
      },
    ],
    [seatsOf('ABCDEFHG')],
  );

  it('shows how each suggestion differs from the map, and applies a clicked suggestion', async () => {
    const { onUse, suggestions, user } = showStrip(['ABCDEFGH', 'ACBDEGFH'], 'ABCDEFGH', problem);
    const [shown, other] = screen.getAllByRole('listitem');
    expect(within(shown!).getByText(t('shown'))).toBeInTheDocument();
    expect(within(shown!).getByRole('button')).toHaveAttribute('aria-current', 'true');
    const texts = [
      t('nowKept', { count: 1 }),
      t('fewerRepeats', { count: 4 }),
      t('moved', { count: 4 }),
      t('common', { count: 0, pairs: 4 }),
    ];
    for (const text of texts) expect(within(other!).getByText(text)).toBeInTheDocument();
    await user.click(within(other!).getByRole('button'));
    expect(onUse).toHaveBeenCalledWith(suggestions[1]);
  });

  it('is hidden when its only suggestion is the current map', () => {
    showStrip(['ABCDEFGH'], 'ABCDEFGH');
    expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
  });

  it('compares two suggestions by the conditions that only one suggestion satisfies', async () => {
    const { onUse, suggestions, user } = showStrip(
      ['ABCDEFGH', 'ACBDEGFH', 'HGFEDCBA'],
      'DCBAEFGH',
      problem,
    );
    await user.click(screen.getByRole('button', { name: t('compare') }));
    const dialog = within(screen.getByRole('dialog', { name: t('compareTitle') }));
    const second = t('suggestion', { number: 2 });
    await user.selectOptions(dialog.getByLabelText(t('second')), second);
    expect(dialog.getByText(t('differs', { second }))).toBeInTheDocument();
    expect(dialog.getByText(t('keeps', { condition: 'AC together' }))).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(t('first')), second);
    expect(dialog.getByText(t('same'))).toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: t('use', { name: second }) })[0]!);
    expect(onUse).toHaveBeenCalledWith(suggestions[1]);
  });
});
