import { cleanText } from './clean-text';

describe('cleanText', () => {
  it.each([
    ['keeps an ordinary name', 'Åse-Marie', 'Åse-Marie'],
    ['composes letters with marks', 'Nguye\u0302\u0303n', 'Nguyễn'],
    ['collapses white space to one space', ' Thị\t\n\u00A0 Hồng ', 'Thị Hồng'],
    ['drops control characters', 'Em\u0000ma\u0007', 'Em ma'],
    ['drops direction overrides', '\u202Eammus\u202C', 'ammus'],
    ['drops invisible characters', 'Em\u200Bma\uFEFF', 'Emma'],
    ['keeps the joiners that spelling needs', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['drops a lone surrogate', 'Emma\uD83D', 'Emma'],
    ['keeps an emoji whole', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['returns an empty text for only spaces', ' \u2003 ', ''],
  ])('prepares a text for drawing: it %s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});
