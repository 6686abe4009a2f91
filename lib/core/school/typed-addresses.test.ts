import { readTypedAddresses } from './typed-addresses';

it.each([
  ['an empty text', ' \n ', []],
  ['one address', ' Kari@Skole.no ', ['kari@skole.no']],
  ['addresses on lines', 'a@b.no\r\nc@d.no\n', ['a@b.no', 'c@d.no']],
  [
    'addresses between commas and semicolons',
    'a@b.no, c@d.no;e@f.no',
    ['a@b.no', 'c@d.no', 'e@f.no'],
  ],
  ['addresses between spaces', 'a@b.no c@d.no', ['a@b.no', 'c@d.no']],
  [
    'addresses with names, as copied from a mail program',
    'Kari N <kari@b.no>; "Ola" <ola@b.no>',
    ['kari@b.no', 'ola@b.no'],
  ],
  ['a repeated address once', 'a@b.no, A@B.no', ['a@b.no']],
  ['a word that is not an address', 'kari, a@b.no', ['kari', 'a@b.no']],
])('readTypedAddresses splits a text into e-mail addresses: it reads %s', (_, text, expected) => {
  expect(readTypedAddresses(text)).toEqual(expected);
});
