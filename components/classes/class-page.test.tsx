/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notifications';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { testId } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ClassPage } from './class-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));

const t = words('ClassForm');
const archive = words('ClassArchive');
const pupils = words('Pupils');
const errors = words('Errors');
const id = testId(9);
const detail = classDetail({ pupils: [{ id: testId(1), name: 'Ada' }] });
const archived: ClassDetail = {
  ...detail,
  version: 2,
  mayEdit: false,
  archivedAt: '2026-06-20T10:00:00.000Z',
};
const reading = `GET /classes/${id}`;
const archiving = `PUT /classes/${id}/archived`;

async function openClass(shown: ClassDetail) {
  const api = fakeApi({ [reading]: { body: shown } });
  renderApp(<ClassPage />);
  await screen.findByRole('heading', { name: '8B' });
  const user = userEvent.setup();
  return { api, user };
}
const button = (name: string) => screen.getByRole('button', { name });
const adder = () => screen.getByRole('textbox', { name: pupils('firstName') });
const lookAgain = () => act(async () => window.dispatchEvent(new Event('visibilitychange')));

const scrollTo = jest.fn();

beforeEach(() => {
  jest.mocked(notify).mockReset();
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
  window.history.replaceState(null, '', `/app/classes/${id}`);
  window.sessionStorage.clear();
});

it('the page of a private class explains the privacy and offers to move the class to the school', async () => {
  const privacy = words('ClassPrivacy');
  const { api, user } = await openClass({ ...detail, isPrivate: true });
  expect(screen.getByText(privacy('title'))).toBeVisible();
  const moving = `PUT /classes/${id}/school`;
  api.answers[moving] = problem('tooManySchoolClasses');
  await user.click(button(privacy('move')));
  expect(await screen.findByText(errors('tooManySchoolClasses'))).toBeVisible();
  api.answers[moving] = { status: 204 };
  api.answers[reading] = { body: { ...detail, mayShare: true } };
  await user.click(button(privacy('move')));
  await waitFor(() => expect(screen.queryByText(privacy('title'))).not.toBeInTheDocument());
  expect(notify).toHaveBeenCalledWith({
    type: 'success',
    message: privacy('moved', { name: '8B' }),
  });
});

it('archiving a class makes the class read-only, and one press undoes the archiving', async () => {
  const { api, user } = await openClass(detail);
  api.answers[archiving] = { body: archived };
  await user.click(button(archive('archive')));
  expect(await screen.findByText(archive('noticeTitle'))).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(button(t('delete'))).toBeInTheDocument();
  const [{ message, action }] = jest.mocked(notify).mock.calls[0]!;
  expect(message).toBe(archive('isArchived', { name: '8B' }));

  api.answers[archiving] = { body: { ...detail, version: 3 } };
  action!.onClick();
  expect(await screen.findByRole('textbox', { name: t('grade') })).toHaveValue('8');
  expect(api.sent(archiving)).toEqual([
    { archived: true, version: 1 },
    { archived: false, version: 2 },
  ]);
});

it('an archived class is shown from its top with the focus on its title', async () => {
  const { api, user } = await openClass(detail);
  expect(scrollTo).not.toHaveBeenCalled();
  api.answers[archiving] = { body: archived };
  await user.click(button(archive('archive')));
  await screen.findByText(archive('noticeTitle'));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(screen.getByRole('heading', { name: '8B' })).toHaveFocus();
});

it('when an archived class is restored, the input that was unsaved before archiving appears again', async () => {
  const { api, user } = await openClass(detail);
  await user.type(adder(), 'Bo{Enter}');
  api.answers[archiving] = { body: archived };
  await user.click(button(archive('archive')));
  api.answers[archiving] = { body: { ...detail, version: 3 } };
  await user.click(await screen.findByRole('button', { name: archive('restoreClass') }));
  expect(await screen.findByDisplayValue('Bo')).toBeInTheDocument();
  expect(screen.getByText(t('restored'))).toBeInTheDocument();
});

it('archiving a class with a stale version fails and fetches the new version', async () => {
  const { api, user } = await openClass(detail);
  api.answers[archiving] = ({ body }) =>
    (body as { version: number }).version === 5
      ? { body: { ...archived, version: 6 } }
      : problem('changedMeanwhile');
  api.answers[reading] = { body: { ...detail, version: 5 } };
  await user.click(button(archive('archive')));
  expect(await screen.findByText(errors('changedMeanwhile'))).toBeInTheDocument();
  await user.click(button(archive('archive')));
  expect(await screen.findByText(archive('noticeTitle'))).toBeInTheDocument();
});

it('a colleague sees that a class is archived and cannot restore the class', async () => {
  await openClass({ ...archived, isOwn: false });
  expect(screen.getByText(archive('noticeTitle'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: archive('restore') })).not.toBeInTheDocument();
});

it('an editor who lost the right to edit sees a message and keeps the unsaved input', async () => {
  const editor = { ...detail, isOwn: false };
  const { api, user } = await openClass(editor);
  expect(screen.queryByRole('button', { name: t('delete') })).not.toBeInTheDocument();
  await user.type(adder(), 'Bo{Enter}');
  api.answers[`PUT /classes/${id}`] = problem('forbidden');
  await user.click(button(t('save')));
  expect(await screen.findByText(errors('forbidden'))).toBeInTheDocument();
  expect(screen.getByDisplayValue('Bo')).toBeInTheDocument();

  api.answers[reading] = { body: { ...editor, mayEdit: false } };
  await lookAgain();
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      type: 'info',
      message: words('ClassSharing')('rightEnded'),
    }),
  );
  api.answers[reading] = { body: editor };
  await lookAgain();
  expect(await screen.findByDisplayValue('Bo')).toBeInTheDocument();
});

it('removing a pupil from a class lists the conditions that end', async () => {
  const { api, user } = await openClass(detail);
  const front = { type: 'front', pupils: [detail.pupils[0]!.id] };
  const kept = { version: 1, conditions: [], lapsed: [{ id, ...front }] };
  api.answers[`PUT /classes/${id}`] = { body: { ...detail, version: 2, pupils: [] } };
  api.answers[`GET /classes/${id}/conditions`] = { body: kept };
  await user.click(button(pupils('remove', { name: 'Ada' })));
  await user.click(button(t('save')));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  expect(jest.mocked(notify).mock.calls[0]![0].message).toContain('In front: Ada');
});
