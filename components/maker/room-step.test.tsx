/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { standardRoomKinds } from '@/lib/core/seating/room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { toRoom, type RoomChoice } from './maker-state';
import { RoomStep } from './room-step';
import { startingPoint } from './starting-point';

const t = words('RoomStep');
const kinds = words('RoomKinds');

function renderStep() {
  const pupils = Array.from({ length: 28 }, (_, index) => ({
    id: `id ${index}`,
    name: `P${index}`,
  }));
  const start = startingPoint(28, undefined);
  const seen: { choice: RoomChoice } = start;
  function Holder() {
    const [state, setState] = useState(start);
    seen.choice = state.choice;
    return (
      <RoomStep
        room={toRoom(state.choice)}
        pupils={pupils}
        state={state}
        onChange={(change) => setState((now) => ({ ...now, ...change }))}
      />
    );
  }
  renderApp(<Holder />);
  return { seen, user: userEvent.setup() };
}
const seats = () => screen.getByRole('textbox', { name: t('seats') });

describe('choosing a room', () => {
  it('offers every standard room, the present one chosen', () => {
    renderStep();
    expect(screen.getAllByRole('radio')).toHaveLength(standardRoomKinds.length);
    expect(screen.getByRole('radio', { name: kinds('pairs') })).toBeChecked();
  });

  it('takes the layout and keeps the number of seats', async () => {
    const { seen, user } = renderStep();
    await user.click(screen.getByRole('radio', { name: kinds('horseshoe') }));
    expect(seen.choice).toEqual({ kind: 'horseshoe', seatCount: 28 });
  });

  it('takes the number of seats', async () => {
    const { seen, user } = renderStep();
    await user.clear(seats());
    await user.type(seats(), '30');
    expect(seen.choice).toEqual({ kind: 'pairs', seatCount: 30 });
    expect(seats()).toBeValid();
  });

  it('says beside the number that there are fewer seats than pupils', async () => {
    const { user } = renderStep();
    await user.clear(seats());
    await user.type(seats(), '27');
    expect(seats()).toBeInvalid();
    expect(seats()).toHaveAccessibleDescription(
      expect.stringContaining(t('tooFew', { pupils: 28, seats: 27 })),
    );
  });

  it.each([
    ['', t('notANumber')],
    ['abc', t('notANumber')],
    ['-3', t('notANumber')],
    ['1.5', t('notANumber')],
    ['0', t('notANumber')],
    ['99999999999999999999', t('tooMany', { max: 200 })],
    ['201', t('tooMany', { max: 200 })],
  ])('keeps "%s" as it was typed and says what is wrong', async (text, message) => {
    const { user } = renderStep();
    await user.clear(seats());
    if (text) await user.paste(text);
    expect(seats()).toHaveValue(text);
    expect(seats()).toHaveAccessibleDescription(expect.stringContaining(message));
  });
});
