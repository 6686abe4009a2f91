/** @jest-environment jsdom */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayInNorway } from '@/lib/client/page/today';
import type { CreatedLink } from '@/lib/contracts/maps/links';
import { testId } from '@/lib/contracts/testing/test-id';
import { daysAfter } from '@/lib/core/maps/norwegian-day';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ShareDialog } from './share-dialog';

const t = words('Sharing');
const errors = words('Errors');
const post = `POST /classes/${testId(1)}/links`;
const token = 'abcdefghijklmnopqrstuv';

const made = (endsOn: string): CreatedLink => ({
  token,
  link: {
    id: testId(2),
    kind: 'class',
    state: 'open',
    classes: [{ name: '8B', label: null }],
    createdAt: '2026-08-20T08:00:00.000Z',
    endsOn,
    views: 0,
  },
});

function openDialog() {
  const user = userEvent.setup();
  const onClose = jest.fn();
  renderApp(<ShareDialog target={{ class: testId(1) }} name="8B" onClose={onClose} />);
  return { user, onClose };
}
const until = () => screen.getByRole('combobox', { name: t('until') });
const make = () => screen.getByRole('button', { name: t('make') });

describe('sharing a class', () => {
  it('ends today unless another of the next 30 days is chosen, and shows the address once', async () => {
    const api = fakeApi({});
    const { user } = openDialog();
    const today = todayInNorway();
    expect(until()).toHaveValue(today);
    expect(screen.getAllByRole('option')).toHaveLength(31);
    const day = daysAfter(today, 3);
    await user.selectOptions(until(), day);
    api.answers[post] = { body: made(day) };
    await user.click(make());
    expect(await screen.findByRole('dialog', { name: t('made') })).toBeVisible();
    expect(api.sent(post)).toEqual([{ endsOn: day, token: expect.stringMatching(/^[\w-]{22}$/) }]);
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: t('address') });
    expect(address.value).toMatch(new RegExp(`/share/${token}$`));
    expect(screen.getByRole('button', { name: t('copy') })).toHaveFocus();
  });

  it('keeps what was chosen when it fails, and says why', async () => {
    const api = fakeApi({});
    const { user } = openDialog();
    const day = daysAfter(todayInNorway(), 1);
    await user.selectOptions(until(), day);
    api.answers[post] = problem('tooManyLinks');
    await user.click(make());
    expect(await screen.findByText(errors('tooManyLinks'))).toBeVisible();
    expect(until()).toHaveValue(day);
    api.answers[post] = { body: made(day) };
    await user.click(make());
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('made') })).toBeVisible());
  });

  it('asks for the same link again when no answer came, and for another one after that', async () => {
    const api = fakeApi({});
    const { user } = openDialog();
    api.answers[post] = offline;
    await user.click(make());
    expect(await screen.findByText(errors('reading.offline'))).toBeVisible();
    api.answers[post] = { body: made(todayInNorway()) };
    await user.click(make());
    expect(await screen.findByRole('dialog', { name: t('made') })).toBeVisible();
    cleanup();
    const next = openDialog();
    await next.user.click(make());
    expect(await screen.findByRole('dialog', { name: t('made') })).toBeVisible();
    const [first, again, other] = (api.sent(post) as { token: string }[]).map((sent) => sent.token);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('a link that was made', () => {
  async function makeLink() {
    fakeApi({ [post]: { body: made(todayInNorway()) } });
    const { user } = openDialog();
    await user.click(make());
    await screen.findByRole('dialog', { name: t('made') });
    return user;
  }

  it('opens the mail program with the text and the address filled in', async () => {
    await makeLink();
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: t('email') });
    expect(mail.href).toMatch(/^mailto:\?subject=/);
    expect(decodeURIComponent(mail.href)).toContain(`/share/${token}`);
  });

  it("opens the system's share sheet only where the browser has one", async () => {
    await makeLink();
    expect(screen.queryByRole('button', { name: t('share') })).toBeNull();
    cleanup();
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.assign(navigator, { share });
    const user = await makeLink();
    await user.click(screen.getByRole('button', { name: t('share') }));
    expect(share).toHaveBeenCalledWith({
      title: t('emailSubject', { name: '8B' }),
      text: expect.stringContaining(`/share/${token}`),
    });
    Reflect.deleteProperty(navigator, 'share');
  });
});
