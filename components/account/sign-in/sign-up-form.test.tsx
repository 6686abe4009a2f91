/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/client/http/api-client';
import { onSessionChange } from '@/lib/client/account/session-event';
import { createAccount, registerTeacher } from '@/lib/client/account/sign-in';
import { sendVerificationMail } from '@/lib/client/account/verification-mail';
import { termsVersion } from '@/lib/contracts/account/terms';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { FinishSignUp, SignUpForm } from './sign-up-form';

jest.mock('@/lib/client/account/sign-in', () => ({
  createAccount: jest.fn(),
  registerTeacher: jest.fn(),
}));

jest.mock('@/lib/client/account/verification-mail', () => ({
  sendVerificationMail: jest.fn(() => Promise.resolve()),
}));

const t = words('Auth');
const acceptedTerms = termsVersion;
const errors = words('Errors');
const name = () => screen.getByRole('textbox', { name: t('name') });
const email = () => screen.getByRole('textbox', { name: t('email') });
const password = () => screen.getByLabelText(t('password'));
const isAdmin = () => screen.getByRole('checkbox', { name: t('adminAccount') });
const schoolName = () => screen.getByRole('textbox', { name: t('schoolName') });
const licenceCode = () => screen.getByRole('textbox', { name: t('licenceCode') });
const hasCode = () => screen.getByRole('checkbox', { name: t('hasCode') });
const terms = () => screen.getByRole('checkbox', { name: /18/ });
const submit = () => screen.getByRole('button', { name: t('signUp') });

beforeEach(() => {
  jest.mocked(createAccount).mockReset().mockResolvedValue();
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
  await user.click(terms());
  await user.click(submit());
  return user;
}

it('the sign-up form of an invitation names the school and cannot create another school', async () => {
  window.location.hash = '#code=7K4M-2XQ9';
  const api = fakeApi({ 'POST /schools/named': { body: { name: 'Fjellvik skole' } } });
  renderApp(<SignUpForm onDone={() => {}} />);
  expect(await screen.findByText(t('joins', { school: 'Fjellvik skole' }))).toBeVisible();
  expect(api.sent('POST /schools/named')).toEqual([{ code: '7K4M2XQ9' }]);
  expect(screen.queryByRole('checkbox', { name: t('adminAccount') })).not.toBeInTheDocument();
  window.location.hash = '';
});

describe('the sign-up form', () => {
  it('creates the account, registers the teacher and sends the verification mail', async () => {
    const onDone = jest.fn();
    renderApp(<SignUpForm onDone={onDone} />);
    await fillIn();
    expect(createAccount).toHaveBeenCalledWith('kari@skole.no', 'passord1');
    expect(registerTeacher).toHaveBeenCalledWith({ name: 'Kari', acceptedTerms });
    expect(onDone.mock.calls).toEqual([[false]]);
    expect(sendVerificationMail).toHaveBeenCalledTimes(1);
  });

  it('requires the confirmed age and the accepted terms and keeps the input', async () => {
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await userEvent.click(terms());
    await fillIn();
    expect(createAccount).not.toHaveBeenCalled();
    expect(terms()).toHaveAccessibleDescription(expect.stringContaining(t('termsRequired')));
    expect(name()).toHaveValue(' Kari ');
    await userEvent.click(terms());
    await userEvent.click(submit());
    expect(createAccount).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an empty name', { name: '  ' }, name, t('nameRequired')],
    ['a name that is too long', { name: 'a'.repeat(101) }, name, t('nameTooLong')],
    ['an empty address', { email: ' ' }, email, t('emailRequired')],
    ['an invalid address', { email: 'kari@skole' }, email, t('errorInvalidEmail')],
    ['a short password', { password: '1234567' }, password, t('errorWeakPassword')],
  ])('shows an error at a field with an invalid value: %s', async (_, values, field, text) => {
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await fillIn(values);
    expect(createAccount).not.toHaveBeenCalled();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  it('shows an error at the address when the address already has an account', async () => {
    jest
      .mocked(createAccount)
      .mockRejectedValue({ code: 'auth/email-already-in-use', message: 'x' });
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await fillIn();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(t('errorEmailInUse')));
    expect(name()).toHaveValue(' Kari ');
    expect(password()).toHaveValue('passord1');
  });

  it('can be sent again unchanged after a broken connection', async () => {
    jest.mocked(createAccount).mockRejectedValueOnce(new ApiError('offline', 0));
    const onDone = jest.fn();
    renderApp(<SignUpForm onDone={onDone} />);
    const user = await fillIn();
    expect(screen.getByText(errors('offline'))).toBeInTheDocument();
    await user.click(submit());
    expect(jest.mocked(createAccount).mock.calls[1]).toEqual(['kari@skole.no', 'passord1']);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('keeps the new session for a retry when only the registration failed', async () => {
    jest.mocked(registerTeacher).mockRejectedValueOnce(new ApiError('offline', 0));
    const onDone = jest.fn();
    const changes = jest.fn();
    const stop = onSessionChange(changes);
    renderApp(<SignUpForm onDone={onDone} />);
    const user = await fillIn();
    expect(onDone).not.toHaveBeenCalled();
    expect(changes).toHaveBeenCalledTimes(1);
    stop();
    await user.click(submit());
    expect(createAccount).toHaveBeenCalledTimes(1);
    expect(registerTeacher).toHaveBeenCalledTimes(2);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the address has changed', 'other', new ApiError('offline', 0)],
    ['the session has ended', '', new ApiError('notSignedIn', 401)],
  ])(
    'signs in again on a retry if the first session cannot be used: %s',
    async (_, typed, error) => {
      jest.mocked(registerTeacher).mockRejectedValueOnce(error);
      renderApp(<SignUpForm onDone={jest.fn()} />);
      const user = await fillIn();
      if (typed) await user.type(email(), typed);
      await user.click(submit());
      expect(jest.mocked(createAccount).mock.calls[1]).toEqual([
        `kari@skole.no${typed}`,
        'passord1',
      ]);
    },
  );
});

describe('the sign-up form with a school', () => {
  const asked = () => jest.mocked(registerTeacher).mock.calls.map(([teacher]) => teacher);

  it('fills in the licence code from the fragment of an invitation link', async () => {
    window.location.hash = '#code=7K4M-2XQ9';
    renderApp(<SignUpForm onDone={jest.fn()} />);
    window.location.hash = '';
    expect(licenceCode()).toHaveValue('7K4M-2XQ9');
    await fillIn();
    expect(asked()).toEqual([{ name: 'Kari', acceptedTerms, licenceCode: '7K4M-2XQ9' }]);
  });

  it("requires the name of the school for an admin's account", async () => {
    const onDone = jest.fn();
    renderApp(<SignUpForm onDone={onDone} />);
    expect(isAdmin()).not.toBeChecked();
    await userEvent.click(isAdmin());
    await fillIn();
    expect(createAccount).not.toHaveBeenCalled();
    expect(schoolName()).toHaveAccessibleDescription(
      expect.stringContaining(t('schoolNameRequired')),
    );
    await userEvent.type(schoolName(), ' Fjellvik skole ');
    await userEvent.click(submit());
    expect(asked()).toEqual([{ name: 'Kari', acceptedTerms, schoolName: 'Fjellvik skole' }]);
    expect(onDone.mock.calls).toEqual([[true]]);
  });

  it('sends a licence code as typed', async () => {
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await userEvent.click(hasCode());
    await userEvent.type(licenceCode(), ' 7k4m 2xq9 ');
    await fillIn();
    expect(asked()).toEqual([{ name: 'Kari', acceptedTerms, licenceCode: '7k4m 2xq9' }]);
  });

  it('shows the error of a malformed licence code together with other errors', async () => {
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await userEvent.click(hasCode());
    await userEvent.type(licenceCode(), '7K4M');
    await fillIn({ name: ' ' });
    expect(createAccount).not.toHaveBeenCalled();
    expect(name()).toHaveAccessibleDescription(expect.stringContaining(t('nameRequired')));
    expect(licenceCode()).toHaveAccessibleDescription(
      expect.stringContaining(t('licenceCodeShape')),
    );
  });

  it('keeps the text of a field whose checkbox was unticked, but does not send that text', async () => {
    renderApp(<SignUpForm onDone={jest.fn()} />);
    await userEvent.click(hasCode());
    await userEvent.type(licenceCode(), 'wrong');
    await userEvent.click(isAdmin());
    await userEvent.type(schoolName(), 'Fjellvik');
    await userEvent.click(isAdmin());
    expect(licenceCode()).toHaveValue('wrong');
    await userEvent.click(isAdmin());
    expect(schoolName()).toHaveValue('Fjellvik');
    await fillIn();
    expect(asked()).toEqual([{ name: 'Kari', acceptedTerms, schoolName: 'Fjellvik' }]);
  });

  it.each(['licenceCodeUnknown', 'removedFromSchool', 'schoolFull'] as const)(
    'shows the error %s at the licence code and can be sent again',
    async (code) => {
      jest.mocked(registerTeacher).mockRejectedValueOnce(new ApiError(code, 422));
      const onDone = jest.fn();
      renderApp(<SignUpForm onDone={onDone} />);
      await userEvent.click(hasCode());
      await userEvent.type(licenceCode(), '7K4M-2XQ9');
      const user = await fillIn();
      expect(licenceCode()).toHaveAccessibleDescription(expect.stringContaining(errors(code)));
      expect(licenceCode()).toHaveFocus();
      expect(password()).toHaveValue('passord1');
      await user.click(submit());
      expect(onDone).toHaveBeenCalledTimes(1);
    },
  );
});

describe('the form that finishes an interrupted sign-up', () => {
  const finish = () => userEvent.click(screen.getByRole('button', { name: t('finish') }));

  it('requires only a name and accepted terms', async () => {
    renderApp(<FinishSignUp />);
    await userEvent.type(name(), ' Kari ');
    await userEvent.click(terms());
    await finish();
    expect(registerTeacher).toHaveBeenCalledWith({ name: 'Kari', acceptedTerms });
  });

  it('can still create a school or join a school', async () => {
    jest.mocked(registerTeacher).mockRejectedValueOnce(new ApiError('licenceCodeUnknown', 422));
    renderApp(<FinishSignUp />);
    await userEvent.type(name(), 'Kari');
    await userEvent.click(terms());
    await userEvent.click(hasCode());
    await userEvent.type(licenceCode(), '7K4M-2XQ9');
    await finish();
    expect(licenceCode()).toHaveAccessibleDescription(
      expect.stringContaining(errors('licenceCodeUnknown')),
    );
    await userEvent.click(isAdmin());
    await userEvent.type(schoolName(), 'Fjellvik');
    await finish();
    expect(jest.mocked(registerTeacher).mock.calls).toEqual([
      [{ name: 'Kari', acceptedTerms, licenceCode: '7K4M-2XQ9' }],
      [{ name: 'Kari', acceptedTerms, schoolName: 'Fjellvik' }],
    ]);
  });

  it('shows an error when the name is empty', async () => {
    renderApp(<FinishSignUp />);
    await finish();
    expect(registerTeacher).not.toHaveBeenCalled();
    expect(name()).toHaveAccessibleDescription(expect.stringContaining(t('nameRequired')));
  });

  it('keeps the name when the server refuses', async () => {
    jest.mocked(registerTeacher).mockRejectedValue(new ApiError('unavailable', 503));
    renderApp(<FinishSignUp />);
    await userEvent.type(name(), 'Kari');
    await userEvent.click(terms());
    await finish();
    expect(await screen.findByText(errors('unavailable'))).toBeInTheDocument();
    expect(name()).toHaveValue('Kari');
  });
});
