/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import type { RoomDetail } from '@/lib/contracts/rooms/rooms';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { EditRoom } from './edit-room';

jest.mock('../edit/room-editor', () => jest.requireActual<object>('./testing/fake-editor'));
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace, push: jest.fn() }) }));

const t = words('RoomForm');
const roomId = '10000000-0000-4000-8000-000000000001';
const detail: RoomDetail = {
  id: roomId,
  name: 'Rom 12',
  teacherName: 'Kari',
  isOwn: true,
  isShared: false,
  isArchived: false,
  version: 3,
  updatedAt: '2026-01-01T00:00:00.000Z',
  layout: { desks: [{ row: 0, col: 0 }], marks: [], boardSide: 'top' },
};
const put = `PUT /rooms/${roomId}`;

function open(room = detail) {
  const api = fakeApi({
    [put]: ({ body }) => ({ body: { ...room, ...(body as object), version: room.version + 1 } }),
    'GET /rooms': { body: [] },
  });
  const page = renderApp(<EditRoom detail={room} draftKey="kari:room:1" />);
  return { api, page, user: userEvent.setup() };
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByRole('textbox', { name: t('name') });

beforeEach(() => {
  window.sessionStorage.clear();
  replace.mockReset();
});

it('saving a room sends its name, layout and last version', async () => {
  const { api, user } = open();
  await press(user, t('rename'));
  await press(user, 'draw');
  await user.clear(nameField());
  await user.type(nameField(), ' Rom 13 {Enter}');
  expect(await screen.findByRole('heading', { name: 'Rom 13' })).toBeVisible();
  expect(api.sent(put)).toEqual([
    {
      name: 'Rom 13',
      version: 3,
      layout: {
        ...detail.layout,
        desks: [
          { row: 0, col: 0 },
          { row: 9, col: 1 },
        ],
      },
    },
  ]);
  expect(window.sessionStorage).toHaveLength(0);
  await press(user, 'draw');
  await press(user, t('save'));
  expect(api.sent(put)[1]).toMatchObject({ version: 4 });
});

it('saving a room without a name and without desks is refused, with one error for the name and one for the desks', async () => {
  const { api, user } = open();
  await press(user, t('rename'));
  await user.clear(nameField());
  await press(user, 'erase');
  await press(user, t('save'));
  expect(nameField()).toHaveAccessibleDescription(t('nameRequired'));
  expect(nameField()).toHaveFocus();
  expect(screen.getByText(t('noDesk'))).toBeVisible();
  expect(api.sent(put)).toEqual([]);
});

it('the name of a room is stored without invisible characters and is required', async () => {
  const { api, user } = open();
  await press(user, t('rename'));
  await user.clear(nameField());
  await user.type(nameField(), '\u200b\u202e ');
  await press(user, t('save'));
  expect(nameField()).toHaveAccessibleDescription(t('nameRequired'));
  await user.type(nameField(), 'Rom\u200b  13');
  await press(user, t('save'));
  expect(await screen.findByRole('heading', { name: 'Rom 13' })).toBeVisible();
  expect(api.sent(put)).toMatchObject([{ name: 'Rom 13' }]);
});

it('an unsaved room is restored at the next visit and can be discarded', async () => {
  const { page, user } = open();
  await press(user, 'draw');
  await press(user, t('rename'));
  await user.type(nameField(), '{End} ny');
  page.unmount();
  open();
  expect(nameField()).toHaveValue('Rom 12 ny');
  expect(screen.getByText('drawn: 2')).toBeVisible();
  await press(user, t('discard'));
  expect(screen.getByRole('heading', { name: 'Rom 12' })).toBeVisible();
  expect(screen.getByText('drawn: 1')).toBeVisible();
  expect(window.sessionStorage).toHaveLength(0);
});

it('the drawing of a room and its draft remain after a failed save', async () => {
  const { api, user } = open();
  api.answers[put] = offline;
  await press(user, 'draw');
  await press(user, t('save'));
  expect(await screen.findByText(t('notSaved'))).toBeVisible();
  expect(screen.getByText('drawn: 2')).toBeVisible();
  expect(window.sessionStorage).toHaveLength(1);
});

describe('a room with a version conflict', () => {
  async function conflict() {
    const opened = open();
    opened.api.answers[put] = problem('changedMeanwhile');
    await press(opened.user, 'draw');
    await press(opened.user, t('save'));
    await screen.findByText(words('Errors')('changedMeanwhile'));
    return opened;
  }

  it('can be saved as a new room with the unsaved drawing', async () => {
    const { api, user } = await conflict();
    api.answers['POST /rooms'] = ({ body }) => ({ body: { ...detail, ...(body as object) } });
    await press(user, t('saveAsNew'));
    expect(api.sent('POST /rooms')).toMatchObject([
      { name: 'Rom 12', layout: { desks: [{}, {}] } },
    ]);
    expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^\/app\/rooms\//));
  });

  it('can be replaced by the newest version', async () => {
    const { api, user } = await conflict();
    const newest = { ...detail, name: 'Rom 14', version: 9 };
    api.answers[`GET /rooms/${roomId}`] = { body: newest };
    await press(user, t('takeNewest'));
    expect(await screen.findByRole('heading', { name: 'Rom 14' })).toBeVisible();
    expect(screen.getByText('drawn: 1')).toBeVisible();
  });
});
