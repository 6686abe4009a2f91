/** @jest-environment jsdom */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { CreatedLink } from '@/lib/contracts/maps/links';
import { testId } from '@/lib/contracts/testing/test-id';
import { daysAfter } from '@/lib/core/maps/norwegian-day';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ShareDialog } from './share-dialog';

/** A Thursday. */
const today = '2026-08-20';
const friday = '2026-08-21';
const monday = '2026-08-24';
const mockToday = jest.fn(() => today);
jest.mock('@/lib/client/page/today', () => ({ todayInNorway: () => mockToday() }));
beforeEach(() => mockToday.mockReturnValue(today));

const t = words('Sharing');
const errors = words('Errors');
const read = `GET /classes/${testId(1)}`;
const ofClass = (...skippedWeeks: number[]): { body: ClassDetail } => ({
  body: {
    ...{ id: testId(1), grade: '8', name: '8B', version: 1, teacherName: 'Kari', isOwn: true },
    ...{ mayEdit: true, mayShare: true, isPrivate: false, archivedAt: null, editors: [] },
    ...{ pupils: [], maps: [], skippedWeeks },
  },
});
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
  renderApp(
    <ShareDialog target={{ class: testId(1) }} classId={testId(1)} name="8B" onClose={onClose} />,
  );
  return { user, onClose };
}
const until = () => screen.getByRole('combobox', { name: t('until') });
const make = () => screen.getByRole('button', { name: t('make') });

it('a link to a planned map ends no earlier than the day of the map, and cannot be made more than 30 days before it', async () => {
  fakeApi({ [read]: ofClass() });
  const from = daysAfter(today, 5);
  renderApp(
    <ShareDialog
      target={{ map: testId(3) }}
      classId={testId(1)}
      name="8B"
      from={from}
      onClose={() => {}}
    />,
  );
  expect(until()).toHaveValue(from);
  expect(screen.getAllByRole('option')[0]).toHaveValue(from);
  cleanup();
  const far = daysAfter(today, 31);
  renderApp(
    <ShareDialog
      target={{ map: testId(3) }}
      classId={testId(1)}
      name="8B"
      from={far}
      onClose={() => {}}
    />,
  );
  expect(screen.queryByRole('button', { name: t('make') })).not.toBeInTheDocument();
  expect(screen.getByText(/Make it .+ at the earliest/)).toBeVisible();
});

describe('the dialog that shares a class', () => {
  it('makes a link that ends today unless another school day is chosen, and shows the address of the link', async () => {
    const api = fakeApi({ [read]: ofClass() });
    const { user } = openDialog();
    expect(until()).toHaveValue(today);
    // The Saturdays and Sundays of 31 days are left out.
    expect(screen.getAllByRole('option')).toHaveLength(22);
    const day = monday;
    await user.selectOptions(until(), day);
    api.answers[post] = { body: made(day) };
    await user.click(make());
    expect(await screen.findByRole('dialog', { name: t('made') })).toBeVisible();
    expect(api.sent(post)).toEqual([{ endsOn: day, token: expect.stringMatching(/^[\w-]{22}$/) }]);
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: t('address') });
    expect(address.value).toMatch(new RegExp(`/share/${token}$`));
    expect(screen.getByRole('button', { name: t('copy') })).toHaveFocus();
  });

  it('proposes the next school day as the last day of a link when today is not a school day', async () => {
    mockToday.mockReturnValue('2026-08-22');
    fakeApi({ [read]: ofClass() });
    openDialog();
    expect(until()).toHaveValue(monday);
  });

  it('does not offer the days of a school holiday week as the last day of a link', async () => {
    mockToday.mockReturnValue('2026-10-02');
    fakeApi({ [read]: ofClass(41) });
    openDialog();
    const days = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
    await waitFor(() => expect(days().slice(0, 2)).toEqual(['2026-10-02', '2026-10-12']));
  });

  it('keeps the chosen day after an error and shows the reason', async () => {
    const api = fakeApi({ [read]: ofClass() });
    const { user } = openDialog();
    const day = friday;
    await user.selectOptions(until(), day);
    api.answers[post] = problem('tooManyLinks');
    await user.click(make());
    expect(await screen.findByText(errors('tooManyLinks'))).toBeVisible();
    expect(until()).toHaveValue(day);
    api.answers[post] = { body: made(day) };
    await user.click(make());
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('made') })).toBeVisible());
  });

  it('retries a failed request with the same link token, and makes the next link with a new token', async () => {
    const api = fakeApi({ [read]: ofClass() });
    const { user } = openDialog();
    api.answers[post] = offline;
    await user.click(make());
    expect(await screen.findByText(errors('reading.offline'))).toBeVisible();
    api.answers[post] = { body: made(today) };
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

describe('the dialog of a new link', () => {
  async function makeLink() {
    fakeApi({ [read]: ofClass(), [post]: { body: made(today) } });
    const { user } = openDialog();
    await user.click(make());
    await screen.findByRole('dialog', { name: t('made') });
    return user;
  }

  it('opens the mail program with a message that contains the URL of the link', async () => {
    await makeLink();
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: t('email') });
    expect(mail.href).toMatch(/^mailto:\?subject=/);
    expect(decodeURIComponent(mail.href)).toContain(`/share/${token}`);
  });

  it('opens the share sheet only in a browser that supports sharing', async () => {
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
