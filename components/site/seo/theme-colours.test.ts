import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeColours } from './theme-colours';

it('the theme colours for light and dark are the page backgrounds (--paper) of the style sheet', () => {
  const css = readFileSync(path.join(__dirname, '../../../app/[locale]/globals.css'), 'utf8');
  const papers = [...css.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
  expect(papers.slice(0, 2)).toEqual([themeColours.light, themeColours.dark]);
});
