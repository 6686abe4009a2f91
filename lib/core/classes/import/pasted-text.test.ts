import { isPlainList } from './pasted-text';

test.each([
  ['one name a line', 'Ada\nŁukasz\r\nĐặng\nالسيد', true],
  ['commas in a line', 'Ada, Bo,Cy', true],
  ['an "og" before the last', 'Emma, Ole, Kari og Per', true],
  ['a numbered list', '1. Ada\n2. Bo\n3. Cy', true],
  ['lines and a comma', 'Bo\nåse\nCilla, bo', true],
  ['initials', 'Emma H\nEmma O', true],
  ['a row of cells', 'Ada\tBo\tCy', true],
  ['nothing', '', true],
  ['a table', 'Hansen\tAda\t8B\nOlsen\tBo\t8B', false],
  ['semicolons', 'Hansen;Ada\nOlsen;Bo', false],
  ['surnames before commas', 'Hansen, Ada\nOlsen, Bo', false],
  ['a heading', 'Fornavn\nAda\nBo', false],
  ['full names', 'Ada Hansen\nBo Olsen', false],
  ['an address', 'Ada\nbo@skole.no', false],
  ['a class', 'Klasse 8B\nAda\nBo', false],
  ['a count below', 'Ada\nBo\nAntall: 2', false],
  ['a teacher', 'Lærer Kari\nAda', false],
])('a plain list: %s', (_, text, isPlain) => {
  expect(isPlainList(text)).toBe(isPlain);
});
