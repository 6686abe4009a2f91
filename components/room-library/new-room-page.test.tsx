/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { roomSummary } from '@/lib/contracts/testing/room-summary';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { NewRoomPage } from './new-room-page';

jest.mock('../editor/room-editor', () => jest.requireActual<object>('./testing/fake-editor'));
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const t = words('RoomForm');
const start = words('RoomStart');

it('begins the drawing at the top of the page, with the focus at its heading', async () => {
  fakeApi({ 'GET /rooms': { body: [] } });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const user = userEvent.setup();
  renderApp(<NewRoomPage />);
  await user.click(screen.getByRole('button', { name: start('start') }));
  expect(screen.getByRole('textbox', { name: t('name') })).toBeVisible();
  expect(screen.getByRole('heading', { name: t('newTitle') })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

it('says that a room of the name is there already, and lets it be', async () => {
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
