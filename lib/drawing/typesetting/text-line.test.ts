import { findFonts } from './fonts';
import { namesByScript } from '@/lib/drawing/maps/testing/sample-sheets';
import { createLineShaper } from './text-line';

const shape = createLineShaper();
const noGlyph = 0;

describe('createLineShaper', () => {
  it.each(Object.entries(namesByScript))(
    'finds a glyph for every letter of each script: %s',
    (_script, names) => {
      for (const face of ['regular', 'strong'] as const) {
        for (const name of names) {
          for (const { font, text } of shape(name, face, 'ltr').pieces) {
            const glyphs = font?.font.layout(text, []).glyphs.map(({ id }) => id) ?? [noGlyph];
            expect([name, glyphs.includes(noGlyph)]).toEqual([name, false]);
          }
        }
      }
    },
  );

  it.each(['👍🏽', '👩🏾‍🚀', '👨‍👩‍👧', '🏳️‍🌈', '🇳🇴'])('shapes the emoji sequence %s to one glyph', (emoji) => {
    const [piece] = shape(emoji, 'strong', 'ltr').pieces;
    expect(piece?.font?.font.layout(piece.text, []).glyphs).toHaveLength(1);
  });

  it('sets the space and the digit next to an emoji in the text font', () => {
    const { pieces } = shape('😀 2', 'strong', 'ltr');
    expect(pieces.map(({ text, font }) => [text, font?.key])).toEqual([
      ['😀', 'NotoEmoji_600SemiBold'],
      [' 2', 'NotoSans_600SemiBold'],
    ]);
  });
});

describe('findFonts', () => {
  it.each(['Emma', 'ნინო', '2', ' '])('opens no large font for the text "%s"', (text) => {
    const keys = [...findFonts('strong', text)].map(({ key }) => key);
    expect(keys.join()).not.toMatch(/Hans|Nanum|Emoji/);
  });
});
