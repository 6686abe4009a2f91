import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerenderedPages } from './hash-inline-scripts.mjs';
import { rootDir } from './paths.mjs';

const stylesheetLink =
  /<link rel="stylesheet" href="([^"]*\/_next\/([^"?]+\.css))" data-precedence="[^"]*"\/>/g;
const relativeUrl = /url\((["']?)(?!data:|https?:|[/#])([^"')]+)\1\)/g;

/** Pages of the app are opened day after day, and take their stylesheet from the browser's cache. */
const ofTheApp = /^[a-z]{2}\/app(\/|$)/;

function urlsFrom(address, style) {
  return style.replace(relativeUrl, (_, quote, target) => {
    const { pathname, search, hash } = new URL(target, new URL(address, 'http://page.invalid'));
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}

/**
 * The page with its stylesheets written into it, so that it is drawn without waiting for another request.
 * The link stays, disabled: a browser does not load it, and React, which would load a missing one, finds it.
 * `readStyle` gives the text of a file below `.next`.
 */
export function inlineStyles(html, readStyle) {
  return html.replace(stylesheetLink, (link, address, file) => {
    const style = urlsFrom(address, readStyle(file));
    if (/<\/style/i.test(style))
      throw new Error(`${file} would end the style element it is put in.`);
    return `<style>${style}</style>${link.slice(0, -'/>'.length)} disabled=""/>`;
  });
}

/** Writes the stylesheets into the prerendered pages of a finished build but the app's; answers their number. */
export function inlinePageStyles(buildFolder) {
  const readStyle = (file) => readFileSync(path.join(buildFolder, file), 'utf8');
  let count = 0;
  for (const { page, file } of prerenderedPages(path.join(buildFolder, 'server/app'))) {
    if (ofTheApp.test(page)) continue;
    const html = readFileSync(file, 'utf8');
    const inlined = inlineStyles(html, readStyle);
    if (inlined === html) continue;
    writeFileSync(file, inlined);
    count += 1;
  }
  if (count === 0) throw new Error('No page has a stylesheet as this step knows it from Next.js.');
  return count;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const count = inlinePageStyles(path.join(rootDir, '.next'));
  console.log(`Styles of ${count} pages inlined.`);
}
