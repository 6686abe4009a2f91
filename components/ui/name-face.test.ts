import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { hasOtherLetters } from './name-face';

const fonts = ['latin', 'latin-ext'].map((subset) => {
  const file = `atkinson-hyperlegible-next-${subset}-wght-normal.woff2`;
  return create(readFileSync(path.join(process.cwd(), 'app/[locale]/fonts', file))) as Font;
});

it("hasOtherLetters finds exactly the letters that the typeface's font files lack", () => {
  const letters = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /\p{L}/u.test(letter) && letter.normalize('NFC') === letter,
  );
  const lacking = letters.filter(
    (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
  );
  expect(letters.filter(hasOtherLetters)).toEqual(lacking);
});

it.each(['Đặng', 'Nguyễn', 'Иван', 'Ngọc Anh', 'ليلى', 'Nguye\u0302\u0303n'])(
  "the name %s has letters that the page's typeface lacks",
  (name) => expect(hasOtherLetters(name)).toBe(true),
);

it.each(['Åse', 'Łukasz', 'Żaneta', 'Çağla', 'Anne-Lise O’Neil', 'Bo 2 👩🏽‍🏫', 'Zoe\u0308'])(
  "the page's typeface has all letters of the name %s",
  (name) => expect(hasOtherLetters(name)).toBe(false),
);
