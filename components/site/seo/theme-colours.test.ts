import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeColours } from './theme-colours';

it('the theme colours are the paper colours of the style sheet in light and dark', () => {
  const css = readFileSync(path.join(__dirname, '../../../app/[locale]/globals.css'), 'utf8');
  const papers = [...css.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
  expect(papers.slice(0, 2)).toEqual([themeColours.light, themeColours.dark]);
});
