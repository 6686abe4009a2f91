/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@/lib/client/account/sign-in';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PasswordAgain } from './password-again';

jest.mock('@/lib/client/account/sign-in', () => ({ signIn: jest.fn() }));

const t = words('Auth');

it('a wrong password moves the focus back to the password field', async () => {
  const refusal = Object.assign(new Error('refused'), { code: 'auth/invalid-credential' });
  jest.mocked(signIn).mockRejectedValueOnce(refusal);
  const onDone = jest.fn();
  renderApp(<PasswordAgain email="a@b.example" submitLabel="Open" onDone={onDone} />);
  const field = screen.getByLabelText(t('password'));
  await userEvent.type(field, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
});
