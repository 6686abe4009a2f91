import { isPlainList } from './pasted-text';

test.each([
  ['accepts one name per line', 'Ada\nŁukasz\r\nĐặng\nالسيد', true],
  ['accepts commas in a line', 'Ada, Bo,Cy', true],
  ['accepts an "og" before the last name', 'Emma, Ole, Kari og Per', true],
  ['accepts a numbered list', '1. Ada\n2. Bo\n3. Cy', true],
  ['accepts lines and a comma', 'Bo\nåse\nCilla, bo', true],
  ['accepts initials', 'Emma H\nEmma O', true],
  ['accepts a row of cells', 'Ada\tBo\tCy', true],
  ['accepts an empty text', '', true],
  ['refuses a table', 'Hansen\tAda\t8B\nOlsen\tBo\t8B', false],
  ['refuses semicolons', 'Hansen;Ada\nOlsen;Bo', false],
  ['refuses surnames before commas', 'Hansen, Ada\nOlsen, Bo', false],
  ['refuses a heading', 'Fornavn\nAda\nBo', false],
  ['refuses full names', 'Ada Hansen\nBo Olsen', false],
  ['refuses an e-mail address', 'Ada\nbo@skole.no', false],
  ['refuses a class name', 'Klasse 8B\nAda\nBo', false],
  ['refuses a count below the names', 'Ada\nBo\nAntall: 2', false],
  ['refuses a teacher', 'Lærer Kari\nAda', false],
])(
  'isPlainList accepts only text in which every part is a first name: it %s',
  (_, text, isPlain) => {
    expect(isPlainList(text)).toBe(isPlain);
  },
);
