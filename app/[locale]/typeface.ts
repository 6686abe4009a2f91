import localFont from 'next/font/local';

const latin = localFont({
  src: './fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '400 800',
  variable: '--font-latin',
  display: 'optional',
  fallback: [],
  // The automatic fallback font of next/font has no bold weight, so globals.css defines the fallback font.
  adjustFontFallback: false,
});

const latinExtended = localFont({
  src: './fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  weight: '400 800',
  variable: '--font-latin-extended',
  display: 'swap',
  preload: false,
  fallback: [],
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

export const typeface = `${latin.variable} ${latinExtended.variable}`;
