/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { AccountMenu } from './account-menu';

const t = words('Frame');
const opener = () => screen.getByRole('button', { name: t('account') });
const isOpen = () => screen.queryByRole('button', { name: t('signOut') }) !== null;

function renderMenu() {
  const onLeave = jest.fn();
  renderApp(
    <>
      <AccountMenu name="Kari" onLeave={onLeave} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { onLeave, user: userEvent.setup() };
}

describe('the menu of the account', () => {
  it('says who is signed in and offers the way out, once it is opened', async () => {
    const { onLeave, user } = renderMenu();
    expect(isOpen()).toBe(false);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Kari')).toBeVisible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('closes by Escape, back on its button', async () => {
    const { onLeave, user } = renderMenu();
    await user.click(opener());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(opener()).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each([
    ['a press elsewhere', () => userEvent.click(screen.getByText('Elsewhere'))],
    ['the focus going on', () => userEvent.tab().then(() => userEvent.tab())],
  ])('closes by %s', async (_, act) => {
    const { user } = renderMenu();
    await user.click(opener());
    await act();
    expect(isOpen()).toBe(false);
  });
});
