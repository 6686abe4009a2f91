import { maxSearchWords, toSearchWords } from './search-words';

it.each([
  ['8B', ['8b']],
  ['  Bjørn   Ås ', ['bjørn', 'as']],
  ['Ann-Kari O.', ['ann', 'kari', 'o']],
  ['VG1/ST2 (norsk)', ['vg1', 'st2', 'norsk']],
  ['–', []],
  ['', []],
])('the search words of the text %j are %j', (text, words) => {
  expect(toSearchWords(text)).toEqual(words);
});

it('toSearchWords limits the number of words', () => {
  expect(toSearchWords('a '.repeat(500))).toHaveLength(maxSearchWords);
});
