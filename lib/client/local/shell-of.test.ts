import { shellOf } from './shell-of';

const id = '0b7f1c1e-6c0a-4f0e-9a55-0d4f6c8f2a11';

it.each([
  ['https://klassekart.example/app/', 'https://klassekart.example/app'],
  [`https://klassekart.example/app/maps/${id}`, 'https://klassekart.example/app/maps/_'],
  [
    `https://klassekart.example/app/classes/${id}/seatmap?step=map#top`,
    'https://klassekart.example/app/classes/_/seatmap',
  ],
  ['https://klassekart.example/app/classes/new', 'https://klassekart.example/app/classes/new'],
  ['https://klassekart.example/share/kX3_a-7', 'https://klassekart.example/share/_'],
])('the app shell for the page %s has the address %s', (address, shell) => {
  expect(shellOf(address)).toBe(shell);
});
