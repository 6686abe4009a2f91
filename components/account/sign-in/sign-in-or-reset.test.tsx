/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SignInOrReset, type SignInMode } from './sign-in-or-reset';

const t = words('Auth');

function Forms() {
  const [mode, setMode] = useState<SignInMode>('login');
  return <SignInOrReset mode={mode} onModeChange={setMode} onResetSent={() => {}} />;
}
const email = () => screen.getByRole('textbox', { name: t('email') });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('leaves the focus where it is on a page that opens', () => {
  renderApp(<Forms />);
  expect(document.body).toHaveFocus();
});

it('takes the focus and the address along, there and back', async () => {
  renderApp(<Forms />);
  await userEvent.type(email(), 'kari@skole.no');
  await press(t('forgot'));
  expect(screen.getByRole('button', { name: t('sendReset') })).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(email()).toHaveValue('kari@skole.no');
  await press(t('backToLogin'));
  expect(screen.getByRole('button', { name: t('signIn') })).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(email()).toHaveValue('kari@skole.no');
});
