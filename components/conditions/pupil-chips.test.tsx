/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakePointerEvents } from '@/components/ui/editing/testing/fake-pointer-events';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PupilChips } from './pupil-chips';

const pupils = ['Ada', 'Bo', 'Bea', 'Cy', 'Åse'].map((name) => ({ id: name, name }));

function Chips({ isDraggable }: { isDraggable: boolean }) {
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
        pairs={
          isDraggable
            ? { menu: (pair) => <p>{pair.map(({ name }) => name).join(' and ')}</p> }
            : undefined
        }
      />
      <button type="button">After</button>
    </>
  );
}
const chip = (name: string) => screen.getByRole('checkbox', { name });

describe.each([
  ['pupils to drag', true],
  ['pupils to choose only', false],
])('%s', (_, isDraggable) => {
  it('are one stop of the Tab key, which comes back to the one that had the focus', async () => {
    renderApp(<Chips isDraggable={isDraggable} />);
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
    renderApp(<Chips isDraggable={isDraggable} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(chip('Ada')).toBeChecked();
    expect(chip('Bo')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(chip('Bo')).not.toBeChecked();
  });

  it('are found by the letters of a name; the same letter goes on to the next', async () => {
    renderApp(<Chips isDraggable={isDraggable} />);
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

describe('a pupil dropped on another', () => {
  beforeAll(fakePointerEvents);
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0 });
  /** Drags a pupil over others in one go, without time for the page to be drawn. */
  const dragQuickly = (from: string, over: string, end: () => void) =>
    act(() => {
      document.elementsFromPoint = () => [chip(from), chip(over)];
      fireEvent.pointerDown(chip(from), at(0));
      fireEvent.pointerMove(document, at(10));
      fireEvent.pointerMove(document, at(90));
      end();
    });
  const drop = () => void fireEvent.pointerUp(document, at(90));

  it('asks what applies to both, also when it is dropped before the page was drawn', async () => {
    renderApp(<Chips isDraggable />);
    dragQuickly('Ada', 'Cy', drop);
    expect(screen.getByText('Ada and Cy')).toBeInTheDocument();
    dragQuickly('Bo', 'Åse', drop);
    expect(screen.getByText('Bo and Åse')).toBeInTheDocument();
  });

  it('is put back by Escape', async () => {
    renderApp(<Chips isDraggable />);
    dragQuickly('Ada', 'Cy', () => {
      fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
      drop();
    });
    expect(screen.queryByText('Ada and Cy')).not.toBeInTheDocument();
  });
});
