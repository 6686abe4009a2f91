import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicEnv } from '@/lib/env/public';
import { pagesFile, settingsFile, type PreparedPages } from '@/lib/server/http/prepared-pages';
import { writeCompressed } from './compress';
import { preparePage } from './prepare-page';

/** Every prerendered page below `.next/server/app`, by its path, as in "/no/about". */
function prerenderedPages(buildFolder: string): { page: string; file: string }[] {
  const folder = path.join(buildFolder, 'server/app');
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Those that begin with _ are Next.js's own; ours are below a language.
      .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
      .map((name) => ({
        page: `/${name.split(path.sep).join('/').slice(0, -'.html'.length)}`,
        file: path.join(folder, name),
      }))
      .sort((a, b) => (a.page < b.page ? -1 : 1))
  );
}

/** Makes every page of a finished build ready, and writes down with which settings. Answers their number. */
export async function preparePages(buildFolder: string): Promise<number> {
  rmSync(path.join(buildFolder, 'pages'), { recursive: true, force: true });
  const pages: PreparedPages = {};
  for (const { page, file } of prerenderedPages(buildFolder)) {
    const { content, ...about } = preparePage(page, readFileSync(file, 'utf8'));
    const prepared = `pages${page}.html`;
    const target = path.join(buildFolder, prepared);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    await writeCompressed(target, content);
    pages[page] = { file: prepared, ...about };
  }
  writeFileSync(path.join(buildFolder, pagesFile), JSON.stringify(pages, null, 2));
  writeFileSync(path.join(buildFolder, settingsFile), JSON.stringify(publicEnv()));
  return Object.keys(pages).length;
}
