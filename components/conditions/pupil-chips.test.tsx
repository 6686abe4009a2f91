/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PupilChips } from './pupil-chips';

const pupils = ['Ada', 'Bo', 'Bea', 'Cy', 'Åse'].map((name) => ({ id: name, name }));

function Chips() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <PupilChips
        label="Who"
        pupils={pupils}
        chosen={chosen}
        onToggle={(id) =>
          setChosen((now) =>
            now.includes(id) ? now.filter((other) => other !== id) : [...now, id],
          )
        }
      />
      <button type="button">After</button>
    </>
  );
}
const chip = (name: string) => screen.getByRole('checkbox', { name });

describe('the chips of pupils', () => {
  it('have one tab stop (roving tabindex), at the chip that last had the focus', async () => {
    renderApp(<Chips />);
    const user = userEvent.setup();
    await user.tab();
    expect(chip('Ada')).toHaveFocus();
    expect(chip('Ada')).toHaveAccessibleDescription(words('Conditions')('chipKeys'));
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(chip('Bea')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(chip('Bea')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(chip('Åse')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(chip('Ada')).toHaveFocus();
  });

  it('are chosen by Space and Enter', async () => {
    renderApp(<Chips />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(chip('Ada')).toBeChecked();
    expect(chip('Bo')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(chip('Bo')).not.toBeChecked();
  });

  it('are focused by typing the first letter of a name, and again for the next match', async () => {
    renderApp(<Chips />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('b');
    expect(chip('Bo')).toHaveFocus();
    await user.keyboard('b');
    expect(chip('Bea')).toHaveFocus();
    await user.keyboard('b');
    expect(chip('Bo')).toHaveFocus();
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('x');
    expect(chip('Bo')).toHaveFocus();
  });
});
