/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notifications';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { FileLink } from './file-link';

jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));

const saved: { href: string; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  jest.mocked(notify).mockReset();
  Object.assign(URL, { createObjectURL: () => 'blob:map', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ href: this.href, name: this.download });
  });
});
afterEach(() => jest.restoreAllMocks());

async function clickWith(response: Partial<Response>) {
  globalThis.fetch = jest.fn(async () => response as Response);
  renderApp(<FileLink path="/maps/1/pdf?lang=no">PDF</FileLink>);
  await userEvent.click(screen.getByRole('link', { name: 'PDF' }));
  expect(globalThis.fetch).toHaveBeenCalledWith(
    '/smg-website-official/api/maps/1/pdf?lang=no',
    expect.objectContaining({ credentials: 'include' }),
  );
}

it('saves the file under the name that the API gives it', async () => {
  const disposition =
    'attachment; filename="klassekart-8A.pdf"; filename*=UTF-8\'\'klassekart-8%C3%85.pdf';
  await clickWith({
    ok: true,
    headers: new Headers({ 'Content-Disposition': disposition }),
    blob: async () => new Blob(['%PDF']),
  });
  expect(saved).toEqual([{ href: 'blob:map', name: 'klassekart-8Å.pdf' }]);
  expect(notify).not.toHaveBeenCalled();
});

it('says why there is no file', async () => {
  const code = 'tooManyRequests';
  await clickWith({
    ok: false,
    status: 429,
    json: async () => ({ type: 'about:blank', title: code, status: 429, code }),
  });
  expect(notify).toHaveBeenCalledWith({
    type: 'error',
    message: words('Errors')('tooManyRequests'),
  });
  expect(saved).toEqual([]);
});
