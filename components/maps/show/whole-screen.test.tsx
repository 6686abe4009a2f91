/** @jest-environment jsdom */
import * as RadixDialog from '@radix-ui/react-dialog';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '@/lib/i18n/testing/render-app';
import { WholeScreen } from './whole-screen';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen && (
        <WholeScreen className="" onClose={() => setOpen(false)}>
          <RadixDialog.Title>Groups</RadixDialog.Title>
          <button>inside</button>
        </WholeScreen>
      )}
    </>
  );
}

it('a dialog over the whole screen gets the focus and returns the focus on Escape', async () => {
  renderApp(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByRole('dialog', { name: 'Groups' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'inside' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
});
