/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/lib/i18n/testing/render-app';
import { useDisclosure } from './use-disclosure';

function Menu() {
  const { isOpen, frameProps, buttonProps } = useDisclosure();
  return (
    <main tabIndex={-1}>
      <div {...frameProps}>
        <button {...buttonProps}>Menu</button>
        {isOpen && <p>words</p>}
      </div>
      <button>elsewhere</button>
    </main>
  );
}

it('a disclosure remains open when its panel is pressed and closes when another button is focused', async () => {
  renderApp(<Menu />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByText('words'));
  act(() => screen.getByRole('main').focus());
  expect(screen.getByText('words')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(screen.queryByText('words')).toBeNull();
});
