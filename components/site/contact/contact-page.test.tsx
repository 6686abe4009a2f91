/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { publicEnv } from '@/lib/env/public';
import { messages } from '@/lib/i18n/messages';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ContactPage } from './contact-page';

let mockFetchSender: () => object;
jest.mock('@/lib/client/site/send-message', () => mockFetchSender());

const t = words('Contact');
const { email } = publicEnv().company;
const field = (name: 'name' | 'email' | 'message') =>
  screen.getByRole('textbox', { name: t(name) });
const send = () => userEvent.click(screen.getByRole('button', { name: t('send') }));
const typed = { name: 'Kari', email: 'kari@skole.no', message: 'Hi!\nTwo schools, one invoice?' };

async function fill(values: Partial<typeof typed> = typed) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name as keyof typeof typed));
    await userEvent.type(field(name as keyof typeof typed), value);
  }
}
const expectTyped = () => {
  for (const name of ['name', 'email', 'message'] as const) {
    expect(field(name)).toHaveValue(typed[name]);
  }
};
const sentBodies = (api: ReturnType<typeof fakeApi>) =>
  api.sent('POST /contact') as Record<string, string>[];

// A loaded part stays loaded, so this comes first.
it('says so, and keeps what is typed, where its script cannot be fetched', async () => {
  mockFetchSender = () => {
    throw new Error('Failed to load chunk');
  };
  renderApp(<ContactPage />);
  await fill();
  await send();
  expect(await screen.findByText(t('failures.offline'))).toBeVisible();
  expectTyped();
});

describe('the contact page', () => {
  beforeEach(() => {
    mockFetchSender = () => jest.requireActual<object>('@/lib/client/site/send-message');
  });

  it('names the mail address, and the postal address where the company gives one', () => {
    renderApp(<ContactPage />);
    expect(screen.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      t('mailAddress', { email }),
    );
    expect(screen.queryByRole('heading', { name: t('post') })).toBeNull();
  });

  it('offers nothing to type into before its scripts are there, but the mail address', () => {
    document.body.innerHTML = renderToString(
      <NextIntlClientProvider locale="en" messages={messages.en}>
        <ContactPage />
      </NextIntlClientProvider>,
    );
    expect(field('message')).toBeDisabled();
    expect(screen.getByRole('button', { name: t('send') })).toBeDisabled();
    expect(screen.getByText(t('needsScripts', { email }))).toBeVisible();
    document.body.replaceChildren();
  });

  it('sends what is typed, and says that it has been sent', async () => {
    const api = fakeApi({ 'POST /contact': { status: 204 } });
    renderApp(<ContactPage />);
    await fill();
    await send();
    expect(await screen.findByText(t('sent'))).toBeVisible();
    expect(sentBodies(api)).toEqual([{ id: expect.any(String), ...typed }]);
    await userEvent.click(screen.getByRole('button', { name: t('another') }));
    expect(field('message')).toHaveValue('');
  });

  it.each([
    ['name', { name: ' ' }, t('missing.name')],
    ['email', { email: ' ' }, t('missing.email')],
    ['email', { email: 'kari@' }, t('wrong.email')],
    ['message', { message: ' ' }, t('missing.message')],
  ] as const)(
    'says beside %s what is wrong with %o, and sends nothing',
    async (name, wrong, text) => {
      const api = fakeApi({});
      renderApp(<ContactPage />);
      await fill({ ...typed, ...wrong });
      await send();
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(api.calls).toEqual([]);
    },
  );

  it('refuses a message that is too long without cutting it', async () => {
    const api = fakeApi({});
    renderApp(<ContactPage />);
    await fill({ name: typed.name, email: typed.email });
    await userEvent.click(field('message'));
    await userEvent.paste('a'.repeat(4001));
    await send();
    expect(await screen.findByText(t('wrong.message', { most: 4000 }))).toBeVisible();
    expect((field('message') as HTMLTextAreaElement).value).toHaveLength(4001);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['offline', offline, t('failures.offline')],
    ['limited', problem('tooManyRequests'), t('failures.tooMany', { email })],
    ['broken', problem('internal'), t('failures.failed', { email })],
  ] as const)('keeps what is typed when the server is %s', async (_, answer, text) => {
    fakeApi({ 'POST /contact': answer });
    renderApp(<ContactPage />);
    await fill();
    await send();
    expect(await screen.findByText(text)).toBeVisible();
    expectTyped();
  });

  it('is sent again as the same message, and after a change as another', async () => {
    const api = fakeApi({ 'POST /contact': offline });
    renderApp(<ContactPage />);
    await fill();
    await send();
    await screen.findByText(t('failures.offline'));
    await send();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    api.answers['POST /contact'] = { status: 204 };
    await fill({ message: 'Three schools?' });
    await send();
    await screen.findByText(t('sent'));
    const [first, second, third] = sentBodies(api);
    expect(second!.id).toBe(first!.id);
    expect(third!.id).not.toBe(first!.id);
  });

  it('shows beside its field what the server refuses', async () => {
    const errors = [{ path: 'email', code: 'invalid_format' }];
    fakeApi({ 'POST /contact': problem('invalidRequest', errors) });
    renderApp(<ContactPage />);
    await fill();
    await send();
    expect(await screen.findByText(t('wrong.email'))).toBeVisible();
    expect(field('email')).toBeInvalid();
    expectTyped();
  });
});
