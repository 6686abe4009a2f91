import { cleanName, duplicateIndexes, nameWarning, splitNames } from './pupil-name';

describe('splitNames', () => {
  test.each([
    ['one name per line', 'Ada\nŁukasz\r\nĐặng', ['Ada', 'Łukasz', 'Đặng']],
    ['names separated by commas', 'Оксана, محمد,Emma K', ['Оксана', 'محمد', 'Emma K']],
    ['names at an Arabic comma', 'محمد، فاطمة', ['محمد', 'فاطمة']],
    ['names around empty lines and stray separators', '\n , Ada,,\n\n;Bo\t', ['Ada', 'Bo']],
    ['a numbered or bulleted list', '1. Ada\n2) Bo\n- Cilla\n• Dag', ['Ada', 'Bo', 'Cilla', 'Dag']],
    [
      'names at an "og" before the last name',
      'Emma, Ole, Kari og Per',
      ['Emma', 'Ole', 'Kari', 'Per'],
    ],
    ['names at an "and" before the last name', 'Emma, Ole, and Per', ['Emma', 'Ole', 'Per']],
    ['no name that contains "og" or "and"', 'Oganes, Andrea', ['Oganes', 'Andrea']],
    ['no name at its hyphen', 'Anne-Marie', ['Anne-Marie']],
  ])('splits a text into names: it splits %s', (_, text, names) => {
    expect(splitNames(text)).toEqual(names);
  });
});

describe('cleanName', () => {
  test.each([
    ['composes letters and marks', 'Đặng'.normalize('NFD'), 'Đặng'.normalize('NFC')],
    ['removes control and direction characters', 'A\u202Eda\u0000\u200b', 'Ada'],
    ['removes tag characters, which hide text', 'A\u{e0041}d\u{e007f}a', 'Ada'],
    ['keeps a joiner that a script needs', 'می\u200cنا', 'می\u200cنا'],
    ['collapses white space', '  Emma \u00a0 K ', 'Emma K'],
    [
      'limits a letter to three combining marks',
      `q${'\u0302'.repeat(30)}y`,
      'q\u0302\u0302\u0302y',
    ],
    ['keeps every Vietnamese mark', 'Nguye\u0302\u0303n Tho\u031b\u0323', 'Nguyễn Thợ'],
    ['collapses spaces around a removed character', 'a \u200b b', 'a b'],
  ])('normalizes a name: it %s', (_, text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});

test('duplicateIndexes finds equal names in any case and spacing', () => {
  expect(duplicateIndexes(['Åse', 'Bo', 'åSE ', '', '', 'bo'])).toEqual([2, 5]);
});

describe('nameWarning', () => {
  test.each([
    ['Emma K', undefined],
    ['Emma K.', undefined],
    ['Ida Hansen', 'fullName'],
    ['عبد الرحمن', undefined],
    ['ada@skole.no', 'email'],
    ['01021112345', 'number'],
    ['Emma 2', undefined],
  ])('returns the warning for a name: for "%s" it returns %s', (name, warning) => {
    expect(nameWarning(name)).toBe(warning);
  });
});
