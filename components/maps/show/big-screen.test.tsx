/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { keepViewChoices } from '@/lib/client/maps/view-choices';
import { BigScreenButton } from './big-screen-button';
import { useBigScreen } from './use-big-screen';

const t = words('BigScreen');
const map = {
  title: '8B',
  room: { desks: [0, 1, 2].map((col) => ({ row: 0, col })) },
  seated: ['Ada', 'Bo'].map((name, col) => ({ id: name, name, desk: { row: 0, col } })),
};

function Page() {
  const big = useBigScreen();
  return (
    <div onKeyDown={big.onKeyDown}>
      <BigScreenButton map={map} screen={big} />
      <input aria-label="Name" />
    </div>
  );
}

const shownDesks = () =>
  within(screen.getByRole('list', { name: t('map', { name: '8B' }) }))
    .getAllByRole('listitem')
    .map((desk) => desk.querySelector('.sr-only')?.textContent);

beforeEach(() => {
  window.localStorage.clear();
  renderApp(<Page />);
});

it('the key F opens and closes the big screen and returns the focus', async () => {
  const button = screen.getByRole('button', { name: t('open') });
  button.focus();
  await userEvent.keyboard('f');
  expect(screen.getByRole('dialog', { name: '8B' })).toBeVisible();
  await userEvent.keyboard('f');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.keyboard('f{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the key F does nothing when letter keys are switched off', async () => {
  act(() => keepViewChoices({ letterKeys: false }));
  const button = screen.getByRole('button', { name: t('open') });
  expect(button).not.toHaveAttribute('aria-keyshortcuts');
  button.focus();
  await userEvent.keyboard('f');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the letter f in a text field does not open the big screen', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'f');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the big screen reveals the pupils one by one by keys, clicks and buttons', async () => {
  await userEvent.click(screen.getByRole('button', { name: t('open') }));
  expect(shownDesks()[2]).toMatch(/free seat/);
  await userEvent.click(screen.getByRole('button', { name: t('begin') }));
  expect(shownDesks().join()).not.toMatch(/Ada|Bo/);
  await userEvent.keyboard('{ArrowRight}');
  expect(shownDesks().join()).toMatch(/Ada/);
  await userEvent.click(screen.getByRole('list', { name: t('map', { name: '8B' }) }));
  expect(shownDesks().join()).toMatch(/Bo/);
  await userEvent.click(screen.getByRole('button', { name: t('back') }));
  expect(shownDesks().join()).not.toMatch(/Bo/);
  await userEvent.click(screen.getByRole('button', { name: t('all') }));
  expect(shownDesks().join()).toMatch(/Ada.*Bo/s);
});
