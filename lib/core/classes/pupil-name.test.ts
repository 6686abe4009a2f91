import { cleanName, duplicateIndexes, nameWarning, splitNames } from './pupil-name';

describe('splitNames', () => {
  test.each([
    ['one name a line', 'Ada\nŁukasz\r\nĐặng', ['Ada', 'Łukasz', 'Đặng']],
    ['names separated by commas', 'Оксана, محمد,Emma K', ['Оксана', 'محمد', 'Emma K']],
    ['an Arabic comma', 'محمد، فاطمة', ['محمد', 'فاطمة']],
    ['empty lines and stray separators', '\n , Ada,,\n\n;Bo\t', ['Ada', 'Bo']],
    ['a numbered or bulleted list', '1. Ada\n2) Bo\n- Cilla\n• Dag', ['Ada', 'Bo', 'Cilla', 'Dag']],
    ['an "og" before the last', 'Emma, Ole, Kari og Per', ['Emma', 'Ole', 'Kari', 'Per']],
    ['an "and" before the last', 'Emma, Ole, and Per', ['Emma', 'Ole', 'Per']],
    ['a name with such letters', 'Oganes, Andrea', ['Oganes', 'Andrea']],
    ['a name with a hyphen', 'Anne-Marie', ['Anne-Marie']],
  ])('takes %s', (_, text, names) => {
    expect(splitNames(text)).toEqual(names);
  });
});

describe('cleanName', () => {
  test.each([
    ['composes letters and marks', 'Đặng'.normalize('NFD'), 'Đặng'.normalize('NFC')],
    ['takes away control and direction characters', 'A\u202Eda\u0000\u200b', 'Ada'],
    ['takes away tags, which hide a text in a text', 'A\u{e0041}d\u{e007f}a', 'Ada'],
    ['keeps a joiner that a script needs', 'می\u200cنا', 'می\u200cنا'],
    ['folds white space', '  Emma \u00a0 K ', 'Emma K'],
    ['leaves three marks on a letter', `q${'\u0302'.repeat(30)}y`, 'q\u0302\u0302\u0302y'],
    ['keeps every mark of Vietnamese', 'Nguye\u0302\u0303n Tho\u031b\u0323', 'Nguyễn Thợ'],
    ['folds spaces around what it takes away', 'a \u200b b', 'a b'],
  ])('%s', (_, text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});

test('finds doubled names whatever their case and spacing', () => {
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
  ])('of %s is %s', (name, warning) => {
    expect(nameWarning(name)).toBe(warning);
  });
});
