/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/client/http/api-client';
import { registerTeacher, signUp } from '@/lib/client/auth/sign-in';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { FinishSignUp } from './finish-sign-up';
import { SignUpForm } from './sign-up-form';

jest.mock('@/lib/client/auth/sign-in', () => ({ signUp: jest.fn(), registerTeacher: jest.fn() }));

const t = words('Auth');
const errors = words('Errors');
const name = () => screen.getByRole('textbox', { name: t('name') });
const email = () => screen.getByRole('textbox', { name: t('email') });
const password = () => screen.getByLabelText(t('password'));
const submit = () => screen.getByRole('button', { name: t('signUp') });

beforeEach(() => {
  jest.mocked(signUp).mockReset().mockResolvedValue();
  jest.mocked(registerTeacher).mockReset().mockResolvedValue();
});

async function fillIn(values: { name?: string; email?: string; password?: string } = {}) {
  const user = userEvent.setup();
  await user.click(name());
  await user.paste(values.name ?? ' Kari ');
  await user.click(email());
  await user.paste(values.email ?? 'kari@skole.no');
  await user.click(password());
  await user.paste(values.password ?? 'passord1');
  await user.click(submit());
  return user;
}

describe('signing up', () => {
  it('hands over name, address and password and goes on', async () => {
    const onDone = jest.fn();
    renderApp(<SignUpForm onDone={onDone} />);
    await fillIn();
    expect(signUp).toHaveBeenCalledWith('Kari', 'kari@skole.no', 'passord1');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an empty name', { name: '  ' }, name, t('nameRequired')],
    ['a name that is too long', { name: 'a'.repeat(101) }, name, t('nameTooLong')],
    ['no address', { email: ' ' }, email, t('emailRequired')],
    ['what is no address', { email: 'kari@skole' }, email, t('errorInvalidEmail')],
    ['a short password', { password: '1234567' }, password, t('errorWeakPassword')],
  ])('says beside the field what is wrong: %s', async (_, values, field, text) => {
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await fillIn(values);
    expect(signUp).not.toHaveBeenCalled();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  it('says at the address that it has an account already', async () => {
    jest.mocked(signUp).mockRejectedValue({ code: 'auth/email-already-in-use', message: 'x' });
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await fillIn();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(t('errorEmailInUse')));
    expect(name()).toHaveValue(' Kari ');
    expect(password()).toHaveValue('passord1');
  });

  it('can be tried again as it stands when the connection broke', async () => {
    jest.mocked(signUp).mockRejectedValueOnce(new ApiError('offline', 0));
    const onDone = jest.fn();
    renderApp(<SignUpForm onDone={onDone} />);
    const user = await fillIn();
    expect(screen.getByText(errors('offline'))).toBeInTheDocument();
    await user.click(submit());
    expect(jest.mocked(signUp).mock.calls[1]).toEqual(['Kari', 'kari@skole.no', 'passord1']);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

describe('an account whose sign-up broke off before the name was stored', () => {
  const finish = () => userEvent.click(screen.getByRole('button', { name: t('finish') }));

  it('is asked for the name only', async () => {
    renderApp(<FinishSignUp />);
    await userEvent.type(name(), ' Kari ');
    await finish();
    expect(registerTeacher).toHaveBeenCalledWith('Kari');
  });

  it('is told when there is none', async () => {
    renderApp(<FinishSignUp />);
    await finish();
    expect(registerTeacher).not.toHaveBeenCalled();
    expect(name()).toHaveAccessibleDescription(expect.stringContaining(t('nameRequired')));
  });

  it('keeps the name when the server does not take it', async () => {
    jest.mocked(registerTeacher).mockRejectedValue(new ApiError('unavailable', 503));
    renderApp(<FinishSignUp />);
    await userEvent.type(name(), 'Kari');
    await finish();
    expect(await screen.findByText(errors('unavailable'))).toBeInTheDocument();
    expect(name()).toHaveValue('Kari');
  });
});
