import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '../../../platform/paths';
import { messages } from '../../../i18n/messages';
import { withBrowser } from './with-browser';

const shareSize = { width: 1200, height: 630 };

const icon = readFileSync(path.join(rootDir, 'app/icon.svg'), 'utf8');
const mark = (size: number) => icon.replace('<svg ', `<svg width="${size}" height="${size}" `);

const fonts = path.join(rootDir, 'app/[locale]/fonts');
const fontFace = (part: string, range: string) => {
  const file = `atkinson-hyperlegible-next-${part}-wght-normal.woff2`;
  const data = readFileSync(path.join(fonts, file)).toString('base64');
  return `@font-face{font-family:Atkinson;font-weight:400 800;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
};

const style = () => `
${fontFace('latin', 'U+0-FF,U+2000-206F')}
${fontFace('latin-ext', 'U+100-2FF,U+1E00-1EFF')}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;background:#fbfaf6;color:#1b2320;font-family:Atkinson,'Noto Sans',sans-serif;display:grid;grid-template-columns:580px 1fr}
.words{display:flex;flex-direction:column;padding:64px 0 60px 72px}
.brand{display:flex;align-items:center;gap:18px;font-size:38px;font-weight:800;letter-spacing:-.02em}
h1{margin-top:auto;font-size:68px;line-height:1.06;font-weight:800;letter-spacing:-.025em;text-wrap:balance}
p{margin:22px 0 auto;font-size:29px;line-height:1.35;color:#55605a;text-wrap:pretty}
.room{background:#f3ebdc;margin-left:56px;border-radius:56px 0 0 56px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:34px;padding:0 20px}
.board{background:#14684a;border-radius:12px;width:300px;height:42px}
.row{display:flex;gap:40px}
.pair{display:flex;gap:6px}
.desk{display:grid;place-items:center;width:108px;height:76px;border-radius:16px;border:2px solid #e3d5bb;background:#fff;box-shadow:0 2px 0 rgb(29 36 33/8%);font-size:23px;font-weight:600}
.pale{background:#e3d5bb;border-color:#d9c8a8;box-shadow:none}
.green{background:#14684a;border-color:#14684a}
.list{display:grid;gap:15px;font-size:26px;font-weight:600}
.list span{display:flex;align-items:center;gap:14px}
.list i{width:24px;height:17px;border-radius:5px;background:#14684a}
.turn{font-size:60px;line-height:1;color:#14684a;font-weight:800}
`;

const names = ['Ada', 'Łukasz', 'Emma K', 'Jonas', 'Đặng', 'Sofie', 'Оксана', 'Noah'].concat([
  'Iben',
  'محمد',
  'Filip',
  'Amina',
  'Tuva',
  'Oskar',
  'Selma',
  'Eirik',
]);

const desk = (look: string, text = '') => `<div class="desk ${look}"><bdi>${text}</bdi></div>`;
const row = (desks: string[]) =>
  `<div class="row"><div class="pair">${desks.slice(0, 2).join('')}</div><div class="pair">${desks.slice(2).join('')}</div></div>`;
const rows = (desks: string[]) =>
  Array.from({ length: desks.length / 4 }, (_, at) => row(desks.slice(4 * at, 4 * at + 4))).join(
    '',
  );
const board = '<div class="board"></div>';
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The drawing beside the words, by the kind of page. */
const rooms = {
  landing: () => board + rows(names.map((name) => desk('', name))),
  article: () =>
    board + rows(numbered(16).map((at) => desk(at === 6 ? 'green' : at % 5 ? '' : 'pale'))),
  plan: () =>
    board + rows(numbered(16).map((at) => desk(at < 4 ? 'green' : at < 10 ? 'pale' : ''))),
  guide: () =>
    `<div class="list">${names
      .slice(0, 4)
      .map((name) => `<span><i></i>${name}</span>`)
      .join(
        '',
      )}</div><div class="turn">↓</div>${rows(names.slice(0, 8).map((name) => desk('', name)))}`,
  legal: () => mark(300),
};

/** A page that looks like the picture of a shared link: who we are, what it is about, and a room. */
function sharePage({
  image,
  language,
  brand,
  title,
  text,
}: {
  image: keyof typeof rooms;
  language: string;
  brand: string;
  title: string;
  text: string;
}): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><style>${style()}</style></head><body>
<div class="words"><div class="brand">${mark(60)}${brand}</div><h1>${title}</h1><p>${text}</p></div>
<div class="room">${rooms[image]()}</div></body></html>`;
}

const typedEntries = <K extends string, V>(record: Record<K, V>) =>
  Object.entries(record) as [K, V][];

/** `npx tsx lib/lab/film/pictures/share-images.ts`: draws the pictures of shared links from the words in `messages`. */
await withBrowser(async (browser) => {
  const page = await browser.newPage({ colorScheme: 'light', viewport: shareSize });
  for (const language of ['no', 'en'] as const) {
    const { Seo, Frame } = messages[language];
    for (const [image, { title, text }] of typedEntries(Seo.share)) {
      await page.setContent(sharePage({ image, language, brand: Frame.brand, title, text }));
      await page.evaluate('document.fonts.ready');
      const file = path.join(rootDir, `public/share/${image}-${language}.png`);
      await writeFile(file, await page.screenshot());
    }
  }
});
