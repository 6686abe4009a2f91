import { readTypedAddresses } from './typed-addresses';

it.each([
  ['nothing', ' \n ', []],
  ['one', ' Kari@Skole.no ', ['kari@skole.no']],
  ['lines', 'a@b.no\r\nc@d.no\n', ['a@b.no', 'c@d.no']],
  ['commas and semicolons', 'a@b.no, c@d.no;e@f.no', ['a@b.no', 'c@d.no', 'e@f.no']],
  ['spaces', 'a@b.no c@d.no', ['a@b.no', 'c@d.no']],
  [
    'names, as mail programs copy them',
    'Kari N <kari@b.no>; "Ola" <ola@b.no>',
    ['kari@b.no', 'ola@b.no'],
  ],
  ['one twice', 'a@b.no, A@B.no', ['a@b.no']],
  ['what is no address, to be told so', 'kari, a@b.no', ['kari', 'a@b.no']],
])('reads %s', (_, text, expected) => {
  expect(readTypedAddresses(text)).toEqual(expected);
});
