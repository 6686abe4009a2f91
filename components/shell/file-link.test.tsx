/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notifications';
import { useSession } from '@/lib/client/account/use-session';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { FileLink } from './file-link';

jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));
jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));

const saved: { href: string; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  jest.mocked(notify).mockReset();
  jest.mocked(useSession).mockReturnValue({ user: { id: '1' } } as ReturnType<typeof useSession>);
  Object.assign(URL, { createObjectURL: () => 'blob:map', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ href: this.href, name: this.download });
  });
});
afterEach(() => jest.restoreAllMocks());

const link = () => <FileLink path="/maps/1/pdf?lang=no">PDF</FileLink>;
let shown: ReturnType<typeof renderApp>;
const disposition =
  'attachment; filename="klassekart-8A.pdf"; filename*=UTF-8\'\'klassekart-8%C3%85.pdf';
const file: Partial<Response> = {
  ok: true,
  headers: new Headers({ 'Content-Disposition': disposition }),
  blob: async () => new Blob(['%PDF']),
};

async function clickWith(response: Partial<Response> | Promise<never>) {
  globalThis.fetch = jest.fn(async () => (await response) as Response);
  shown = renderApp(link());
  await userEvent.click(screen.getByRole('link', { name: 'PDF' }));
  expect(globalThis.fetch).toHaveBeenCalledWith(
    '/smg-website-official/api/maps/1/pdf?lang=no',
    expect.objectContaining({ credentials: 'include' }),
  );
}

it('a link to a file saves the file under the name from the API', async () => {
  await clickWith(file);
  expect(saved).toEqual([{ href: 'blob:map', name: 'klassekart-8Å.pdf' }]);
  expect(notify).not.toHaveBeenCalled();
});

it('a link to a file shows the reason when the API refuses', async () => {
  const code = 'tooManyRequests';
  await clickWith({
    ok: false,
    status: 429,
    json: async () => ({ type: 'about:blank', title: code, status: 429, code }),
  });
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'error', message: words('Errors')('tooManyRequests') }),
  );
  expect(saved).toEqual([]);
});

it('the error of a download offers to try again', async () => {
  await clickWith(Promise.reject(new TypeError('no network')));
  const { message, action } = jest.mocked(notify).mock.calls[0]![0];
  expect(message).toBe(words('Errors')('reading.offline'));
  globalThis.fetch = jest.fn(async () => file as Response);
  await act(async () => action?.onClick());
  expect(saved).toHaveLength(1);
});

const refused = {
  ok: false,
  status: 401,
  json: async () => ({ type: 'about:blank', title: '', status: 401, code: 'notSignedIn' }),
};
const askedTwice = () => waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(2));

it('a download that was refused with the error notSignedIn is tried once more', async () => {
  await clickWith(refused);
  jest.mocked(globalThis.fetch).mockResolvedValue(file as Response);
  await askedTwice();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(notify).not.toHaveBeenCalled();
});

it('a download with an expired session waits for sign-in and then continues', async () => {
  const session = jest.mocked(useSession);
  await clickWith(refused);
  await askedTwice();
  expect(notify).not.toHaveBeenCalled();
  globalThis.fetch = jest.fn(async () => file as Response);
  for (const user of [null, { id: '1' }]) {
    session.mockReturnValue({ user } as ReturnType<typeof useSession>);
    await act(async () => shown.rerender(link()));
  }
  expect(saved).toHaveLength(1);
});
