import { sendersText } from './senders-text';

it.each([
  ['Kari Vik', 'Kari Vik'],
  ['8. B', '8. B'],
  ['8.B', '8. B'],
  ['Gratis telefon: https://evil.example/x', 'Gratis telefon: https evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['skriv til kari@evil。example', 'skriv til kari evil. example'],
  ['Å'.repeat(61), `${'Å'.repeat(59)}…`],
])('%j is written in a mail as %j', (text, expected) => {
  expect(sendersText(text)).toBe(expected);
});
