import { sendersText } from './senders-text';

it.each([
  ['Kari Vik', 'Kari Vik'],
  ['8. B', '8. B'],
  ['8.B', '8. B'],
  ['Gratis telefon: https://evil.example/x', 'Gratis telefon: https evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['skriv til kari@evil。example', 'skriv til kari evil. example'],
])(
  'sendersText leaves nothing that a mail program shows as a link: %j becomes %j',
  (text, expected) => {
    expect(sendersText(text)).toBe(expected);
  },
);

it('sendersText shortens a text of more than 60 characters', () => {
  expect(sendersText('Å'.repeat(61))).toBe(`${'Å'.repeat(59)}…`);
});
