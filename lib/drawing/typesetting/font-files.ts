export type Face = 'regular' | 'strong';

export interface FontFiles extends Record<Face, string> {
  /**
   * Characters that the font may draw; undefined if the font may draw all. Emoji fonts also contain digits, but must
   * not draw them.
   */
  characters?: RegExp;
  script?: RegExp;
}

function noto(
  folder: string,
  family: string,
  use: Pick<FontFiles, 'characters' | 'script'> = {},
): FontFiles {
  const file = (weight: string, style: string) =>
    `@expo-google-fonts/${folder}/${weight}${style}/${family}_${weight}${style}.ttf`;
  return { regular: file('400', 'Regular'), strong: file('600', 'SemiBold'), ...use };
}

export const fontFiles: readonly FontFiles[] = [
  noto('noto-sans', 'NotoSans'),
  noto('noto-sans-arabic', 'NotoSansArabic', { script: /\p{Script=Arabic}/u }),
  noto('noto-sans-hebrew', 'NotoSansHebrew', { script: /\p{Script=Hebrew}/u }),
  noto('noto-sans-tamil', 'NotoSansTamil', { script: /\p{Script=Tamil}/u }),
  noto('noto-sans-thai', 'NotoSansThai', { script: /\p{Script=Thai}/u }),
  noto('noto-sans-ethiopic', 'NotoSansEthiopic', { script: /\p{Script=Ethiopic}/u }),
  noto('noto-emoji', 'NotoEmoji', {
    characters: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/u,
  }),
  {
    regular: '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
    strong: '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
    characters: /\p{Script=Hangul}/u,
  },
  {
    regular: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    strong: '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
    characters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u2190-\u27BF\u3000-\u30FF\uFF00-\uFFEF]/u,
  },
];
