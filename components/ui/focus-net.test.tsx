/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FocusNet } from './focus-net';
import { NotificationArea } from './notification-area';
import { notify } from './notifications';

/** A page with buttons that leave when they are pressed. */
function Page() {
  const [gone, setGone] = useState<string[]>([]);
  const button = (name: string) =>
    !gone.includes(name) && <button onClick={() => setGone([...gone, name])}>{name}</button>;
  return (
    <main id="main" tabIndex={-1}>
      <FocusNet />
      <h1 tabIndex={-1}>8B</h1>
      {button('Notice')}
      <section tabIndex={-1} aria-label="Rounds">
        <p>{button('Round')}</p>
      </section>
      <section>
        <h2 tabIndex={-1}>Members</h2>
        <p>{button('Member')}</p>
      </section>
    </main>
  );
}

it("the focus moves to the page's heading when a focused button outside all sections is removed", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Notice' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '8B' })).toHaveFocus());
});

it('when a focused button is removed, the focus moves to the focusable page section that contained the button', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Round' }));
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
});

it('when a focused button is removed, the focus moves to the heading of the page section that contained the button', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Member' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus());
});

it('the focus moves from a closed message to the part of the page that had the focus before', async () => {
  render(
    <>
      <Page />
      <NotificationArea closeLabel="Close" className="" />
    </>,
  );
  const member = screen.getByRole('button', { name: 'Member' });
  act(() => member.focus());
  act(
    () =>
      void notify({ type: 'info', message: 'Removed', action: { label: 'Undo', onClick() {} } }),
  );
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  act(() => member.click());
  await waitFor(() => expect(member).not.toBeInTheDocument());
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus());
});

it('the focus does not move when a button without the focus is removed', async () => {
  render(
    <>
      <input aria-label="Search" />
      <Page />
    </>,
  );
  const notice = screen.getByRole('button', { name: 'Notice' });
  act(() => notice.focus());
  act(() => screen.getByLabelText('Search').focus());
  act(() => notice.click());
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
