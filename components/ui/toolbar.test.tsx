/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/lib/i18n/testing/render-app';
import { Toolbar } from './toolbar';

function renderBar() {
  renderApp(
    <>
      <Toolbar label="Bar">
        <button>One</button>
        <span>
          <button>Two</button>
        </span>
        <button>Three</button>
      </Toolbar>
      <button>After</button>
    </>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

it('a toolbar has one tab stop, which is the button that last had the focus', async () => {
  const user = renderBar();
  await user.tab();
  expect(button('One')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(button('After')).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('Two')).toHaveFocus();
});

it('arrow keys, Home and End move the focus in a toolbar and stop at its ends', async () => {
  const user = renderBar();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(button('One')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(button('Three')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(button('Two')).toHaveFocus();
  await user.keyboard('{End}');
  expect(button('Three')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(button('One')).toHaveFocus();
});

it('a toolbar ignores arrow keys with a modifier', async () => {
  const user = renderBar();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(button('One')).toHaveFocus();
});

it('arrow keys in a toolbar continue from a clicked button', async () => {
  const user = renderBar();
  await user.click(button('Two'));
  await user.keyboard('{ArrowRight}');
  expect(button('Three')).toHaveFocus();
});
