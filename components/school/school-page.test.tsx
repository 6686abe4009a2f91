/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkSession } from '@/lib/client/account/session-store';

import { words } from '@/lib/i18n/testing/render-app';
import { button, openSchool, problem, schoolPath, stored } from './testing/open-school';

jest.mock('@/lib/client/account/use-session');
jest.mock('@/lib/client/account/session-store', () => ({ checkSession: jest.fn() }));

const t = words('School');
const code = words('SchoolCode');
const seats = words('SchoolSeats');
const errors = words('Errors');

beforeEach(() => jest.mocked(checkSession).mockClear());

it('the school page shows a teacher without a school a link to the account page', async () => {
  openSchool({ hasSchool: false, isAdmin: false });
  const link = await screen.findByRole('link', { name: t('noSchoolAction') });
  expect(link).toHaveAttribute('href', '/app/account');
});

it('the school page shows a teacher the admins but not the licence code', async () => {
  const { api } = openSchool({ isAdmin: false });
  expect(await screen.findByText(t('roleTeacher'))).toBeVisible();
  const section = await screen.findByRole('region', { name: t('admins') });
  expect(within(section).getByText('Kari')).toBeVisible();
  expect(within(section).queryByText('Ola')).toBeNull();
  expect(screen.queryByText('7K4M-2XQ9')).toBeNull();
  expect(api.sent(`GET ${schoolPath}/settings`)).toEqual([]);
});

describe('the licence code', () => {
  it('can be copied, and can be mailed in a link with the code after the "#"', async () => {
    const { user } = openSchool();
    expect(await screen.findByText('7K4M-2XQ9')).toBeVisible();
    await user.click(await button(code('copy')));
    expect(await screen.findByText(code('copied'))).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('7K4M-2XQ9');
    await user.click(await button(code('email')));
    const own = await screen.findByRole('link', { name: code('invite.ownProgram') });
    const href = own.getAttribute('href')!;
    const mail = new URLSearchParams(href.slice('mailto:?'.length));
    expect(mail.get('subject')).toContain('Fjellvik skole');
    expect(mail.get('body')).toMatch(/\/app\/signup#code=7K4M-2XQ9\r\n/);
    expect(href).not.toContain('+');
  });

  it("cannot be mailed before the admin's own address is confirmed", async () => {
    const { api, user } = openSchool();
    const body = {
      name: 'Kari',
      email: 'kari@fjellvik.no',
      isEmailVerified: false,
      isClerk: false,
    };
    api.answers['GET /account'] = { body };
    await user.click(await button(code('email')));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(words('Errors')('emailNotConfirmed'))).toBeVisible();
    expect(within(dialog).getByRole('link', { name: code('invite.toAccount') })).toHaveAttribute(
      'href',
      '/app/account',
    );
    api.answers[`POST ${schoolPath}/licence-code/mails`] = problem(403, 'emailNotConfirmed');
    await user.type(within(dialog).getByRole('textbox'), 'kari@skole.no');
    await user.click(
      within(dialog).getByRole('button', { name: code('invite.send', { count: 1 }) }),
    );
    // The text is shown once, now as an error.
    await waitFor(() =>
      expect(
        within(dialog).getByText(errors('emailNotConfirmed')).closest('[role="alert"]'),
      ).toBeVisible(),
    );
  });

  it('is mailed only to valid addresses, which remain in the form until the mail is sent', async () => {
    const { api, user } = openSchool();
    const post = `POST ${schoolPath}/licence-code/mails`;
    const field = () => screen.getByRole('textbox', { name: code('invite.addresses') });
    const send = (count: number) =>
      user.click(screen.getByRole('button', { name: code('invite.send', { count }) }));
    await user.click(await button(code('email')));
    await send(0);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(new RegExp(code('invite.missing')));
    await user.type(field(), 'Kari N <kari@skole.no>, ola');
    await send(2);
    expect(field()).toHaveAccessibleDescription(/: ola$/);
    await user.click(screen.getByRole('button', { name: code('invite.cancel') }));
    await user.click(await button(code('email')));
    await user.type(field(), '@skole.no');
    api.answers[post] = problem(503, 'unavailable');
    await send(2);
    expect(await screen.findByText(errors('unavailable'))).toBeVisible();
    expect(field()).toHaveValue('Kari N <kari@skole.no>, ola@skole.no');
    api.answers[post] = { status: 204 };
    await send(2);
    expect(await screen.findByText(code('invite.sent', { count: 2 }))).toBeVisible();
    expect(api.sent(post).at(-1)).toEqual({
      code: '7K4M-2XQ9',
      emails: ['kari@skole.no', 'ola@skole.no'],
    });
  });

  it('is shown for copying by hand when the browser cannot copy', async () => {
    const { user } = openSchool();
    await screen.findByText('7K4M-2XQ9');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await button(code('copy')));
    expect(await screen.findByText(code('notCopied', { code: '7K4M-2XQ9' }))).toBeVisible();
  });

  it('is renewed only after confirmation; if it was renewed meanwhile, a second confirmation replaces the newest code', async () => {
    const { api, user } = openSchool();
    await user.click(await button(code('renew')));
    const dialog = await screen.findByRole('dialog', { name: code('renewTitle') });
    expect(within(dialog).getByText(/7K4M-2XQ9/)).toBeVisible();
    const post = `POST ${schoolPath}/licence-code`;
    expect(api.sent(post)).toEqual([]);
    api.answers[post] = problem(409, 'changedMeanwhile');
    api.answers[`GET ${schoolPath}/settings`] = { body: { ...stored, licenceCode: 'AAAABBBB' } };
    await user.click(within(dialog).getByRole('button', { name: code('renewConfirm') }));
    expect(await within(dialog).findByText(errors('changedMeanwhile'))).toBeVisible();
    expect(await within(dialog).findByText(/AAAA-BBBB/)).toBeVisible();
    api.answers[post] = { body: { ...stored, licenceCode: 'CCCCDDDD' } };
    await user.click(within(dialog).getByRole('button', { name: code('renewConfirm') }));
    expect(await screen.findByText('CCCC-DDDD')).toBeVisible();
    expect(api.sent(post)).toEqual([{ code: '7K4M-2XQ9' }, { code: 'AAAA-BBBB' }]);
  });

  it('is shown with a list of three first steps while the admin is the only teacher of the school', async () => {
    openSchool({ settings: { seatsTaken: 1 } });
    const section = await screen.findByRole('region', { name: code('firstTitle') });
    expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe("the section about the school's paid seats", () => {
  it.each([
    ['no subscription when seats are free', { seatsTaken: 12 }, null],
    ['a larger subscription when few seats are left', { seatsTaken: 18 }, /schoolM/],
    ['a larger subscription when all seats are taken', { seatsTaken: 20 }, /schoolM/],
    [
      'a larger subscription when more seats are taken than paid for',
      { seatLimit: 35, seatsTaken: 40 },
      /schoolL/,
    ],
  ])(
    'offers a larger subscription only when few or no seats are left: the section links to %s',
    async (_, settings, plan) => {
      openSchool({ settings });
      const { seatsTaken: taken, seatLimit: limit } = { ...stored, ...settings };
      expect(await screen.findByText(seats('paid', { taken, limit }))).toBeVisible();
      const links = screen.queryAllByRole('link', { name: /\d+ seats/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        plan ? [expect.stringMatching(plan)] : [],
      );
    },
  );

  it('tells a school with the largest subscription how to get seats for more teachers', async () => {
    openSchool({ settings: { seatLimit: 50, seatsTaken: 50 } });
    expect(await screen.findByText(seats('fullTitle'))).toBeVisible();
    expect(screen.getByText(/largest subscription/)).toBeVisible();
  });
});

it('the school page checks the session when the server refuses an admin', async () => {
  const { api } = openSchool();
  await screen.findByText('7K4M-2XQ9');
  expect(checkSession).not.toHaveBeenCalled();
  api.answers[`GET ${schoolPath}/settings`] = problem(404, 'notFound');
  api.answers[`POST ${schoolPath}/licence-code`] = problem(404, 'notFound');
  const user = userEvent.setup();
  await user.click(await button(code('renew')));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: code('renewConfirm') }));
  await waitFor(() => expect(checkSession).toHaveBeenCalled());
});
