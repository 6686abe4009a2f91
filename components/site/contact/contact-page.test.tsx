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

// A module remains loaded for later tests, so this test must be the first.
it('the contact form keeps the input and shows an error when its script fails to load', async () => {
  mockFetchSender = () => {
    throw new Error('Failed to load chunk');
  };
  renderApp(<ContactPage />);
  await fill();
  await send();
  expect(await screen.findByText(t('failures.offline'))).toBeVisible();
  expectTyped();
});

describe('the contact form', () => {
  beforeEach(() => {
    mockFetchSender = () => jest.requireActual<object>('@/lib/client/site/send-message');
  });

  it('shows the mail address, and no postal address when the company has none', () => {
    renderApp(<ContactPage />);
    expect(screen.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      t('mailAddress', { email }),
    );
    expect(screen.queryByRole('heading', { name: t('post') })).toBeNull();
  });

  it('is disabled without scripts and shows the mail address instead', () => {
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

  it('sends the message and confirms the sending', async () => {
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
    ['name', 'missing', { name: ' ' }, t('missing.name')],
    ['email', 'missing', { email: ' ' }, t('missing.email')],
    ['email', 'invalid', { email: 'kari@' }, t('wrong.email')],
    ['message', 'missing', { message: ' ' }, t('missing.message')],
  ] as const)(
    'shows an error at an invalid field and sends nothing: field %s, value %s',
    async (name, _, wrong, text) => {
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

  it('refuses a message that is too long without cutting the text', async () => {
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
    ['the network is offline', offline, t('failures.offline')],
    ['the rate limit is reached', problem('tooManyRequests'), t('failures.tooMany', { email })],
    ['the server fails', problem('internal'), t('failures.failed', { email })],
  ] as const)('keeps the input after a failed request: %s', async (_, answer, text) => {
    fakeApi({ 'POST /contact': answer });
    renderApp(<ContactPage />);
    await fill();
    await send();
    expect(await screen.findByText(text)).toBeVisible();
    expectTyped();
  });

  it('keeps the idempotency key for a retry, and makes a new key when the text is changed', async () => {
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

  it("shows the server's error at the field", async () => {
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
