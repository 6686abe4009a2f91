/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasDrafts } from '@/lib/client/local/drafts';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { testId } from '@/lib/contracts/testing/test-id';
import { roomSummary } from '@/lib/contracts/testing/room-summary';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { NewRoomPage } from './new-room-page';

jest.mock('../edit/room-editor', () => jest.requireActual<object>('./testing/fake-editor'));
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
beforeEach(() => sessionStorage.clear());

const t = words('RoomForm');
const start = words('RoomStart');

it('the page of a new room opens the editor at the top with the focus on the heading', async () => {
  fakeApi({ 'GET /rooms': { body: [] } });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const user = userEvent.setup();
  renderApp(<NewRoomPage />);
  await user.click(screen.getByRole('button', { name: start('start') }));
  expect(screen.getByRole('textbox', { name: t('name') })).toBeVisible();
  expect(screen.getByRole('heading', { name: t('newTitle') })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

it('the form of a new room warns of a name that another room has', async () => {
  fakeApi({ 'GET /rooms': { body: [roomSummary({ name: 'Rom 12' })] } });
  const user = userEvent.setup();
  renderApp(<NewRoomPage />);
  await user.click(screen.getByRole('button', { name: start('start') }));
  const name = screen.getByRole('textbox', { name: t('name') });
  await user.type(name, 'Rom 12');
  expect(name).toHaveAccessibleDescription(t('nameTwice'));
  await user.type(name, '3');
  expect(name).not.toHaveAccessibleDescription();
});

it('the field for the number of desks opens the editor by Enter, but not with an invalid number', async () => {
  fakeApi({ 'GET /rooms': { body: [] } });
  const user = userEvent.setup();
  renderApp(<NewRoomPage />);
  const seats = screen.getByRole('textbox', { name: start('seats') });
  await user.clear(seats);
  await user.type(seats, '0{Enter}');
  expect(seats).toHaveFocus();
  await user.clear(seats);
  await user.type(seats, '7{Enter}');
  expect(screen.getByText('drawn: 7')).toBeVisible();
});

describe('the reloaded page of a new room', () => {
  async function chooseAndReload(room: string, rooms: object[]) {
    fakeApi({ 'GET /rooms': { body: [roomSummary({ name: 'Rom 12' })] } });
    const user = userEvent.setup();
    renderApp(<NewRoomPage />);
    const seats = screen.getByRole('textbox', { name: start('seats') });
    await user.clear(seats);
    await user.type(seats, '21');
    await user.click(await screen.findByRole('radio', { name: new RegExp(room) }));
    cleanup();
    fakeApi({ 'GET /rooms': { body: rooms } });
    renderApp(<NewRoomPage />);
    return user;
  }

  it('still has the chosen layout and number of desks, although no room draft is stored', async () => {
    const kind = words('RoomKinds')('threes');
    await chooseAndReload(kind, []);
    expect(screen.getByRole('radio', { name: new RegExp(kind) })).toBeChecked();
    expect(screen.getByRole('textbox', { name: start('seats') })).toHaveValue('21');
    expect(hasDrafts()).toBe(false);
  });

  it('falls back to the first layout when the chosen room was deleted', async () => {
    await chooseAndReload('Rom 12', [roomSummary({ id: testId(2), name: 'Rom 14' })]);
    await screen.findByText('Rom 14');
    const pairs = new RegExp(words('RoomKinds')('pairs'));
    expect(screen.getByRole('radio', { name: pairs })).toBeChecked();
  });
});
