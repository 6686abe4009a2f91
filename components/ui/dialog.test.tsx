/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Page({ closeLabel }: { closeLabel?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Title"
        description="What it is about"
        closeLabel={closeLabel}
      >
        <input aria-label="Inside" />
      </Dialog>
    </>
  );
}

async function open(closeLabel?: string) {
  render(<Page closeLabel={closeLabel} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}
const opener = () => screen.getByRole('button', { name: 'Open' });
const isOpen = () => screen.queryByRole('dialog') !== null;

describe('a dialog', () => {
  it('has its title as accessible name and its text as description', async () => {
    await open('Close');
    const dialog = screen.getByRole('dialog', { name: 'Title' });
    expect(dialog).toHaveAccessibleDescription('What it is about');
  });

  it('traps the focus and returns it to the opener', async () => {
    const user = await open('Close');
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 4; press += 1) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await user.tab();
    }
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(isOpen()).toBe(false);
  });

  it('hides the page from screen readers', async () => {
    await open('Close');
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  });

  it('closes by Escape and returns the focus', async () => {
    const user = await open('Close');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('without a close button ignores Escape and a click outside', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(isOpen()).toBe(true);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a confirmation dialog', () => {
  function renderAsking(onConfirm: () => Promise<unknown>) {
    const onOpenChange = jest.fn();
    render(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Delete 8B?"
        text="This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        describeError={(error) => `Not deleted: ${(error as Error).message}`}
        onConfirm={onConfirm}
      />,
    );
    const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    return { onOpenChange, click };
  }

  it('performs the action and closes', async () => {
    const onConfirm = jest.fn(async () => {});
    const { onOpenChange, click } = renderAsking(onConfirm);
    await click('Delete');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('performs nothing when cancelled', async () => {
    const onConfirm = jest.fn(async () => {});
    const { onOpenChange } = renderAsking(onConfirm);
    const [cancel] = screen.getAllByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel!);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('remains open and shows the error when the action fails', async () => {
    const { onOpenChange, click } = renderAsking(() => Promise.reject(new Error('no answer')));
    await click('Delete');
    expect(await screen.findByText('Not deleted: no answer')).toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('cannot be closed or confirmed twice while the action is pending', async () => {
    const onConfirm = jest.fn(() => new Promise(() => {}));
    const { onOpenChange, click } = renderAsking(onConfirm);
    await click('Delete');
    await click('Delete');
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
