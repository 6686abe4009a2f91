import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preparePages } from '@/lib/platform/bundle/prepare-pages';
import { compressFiles } from '@/lib/platform/bundle/compress-files';
import { rootDir } from '../../../platform/paths';
import { runStep } from '../../../platform/launch/supervisor/processes';

/** The program of Next.js, to be run by Node.js. */
const nextProgram = path.join(rootDir, 'node_modules/next/dist/bin/next');

/** The least that Next.js makes of a page with something to click, below the language that our web server adds. */
const files: Record<string, string> = {
  'package.json': '{ "type": "module", "private": true }',
  'next.config.mjs': 'export default { poweredByHeader: false };',
  'app/layout.jsx': `export default function Layout({ children }) {
    return <html lang="nb"><body>{children}</body></html>;
  }`,
  'app/no/counter.jsx': `'use client';
  import { useState } from 'react';
  export function Counter() {
    const [count, setCount] = useState(0);
    return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
  }`,
  'app/no/page.jsx': `import { Counter } from './counter';
  export const metadata = { title: 'Empty' };
  export default function Page() { return <main><h1>Empty</h1><Counter /></main>; }`,
  'app/no/not-found/page.jsx': 'export default function Page() { return <p>Not found</p>; }',
};

/**
 * Builds an empty page of one button by the same Next.js, and prepares it as our own pages are. It stands below `.next`,
 * where it finds the same packages. Answers its folder.
 */
export async function buildFloor(): Promise<string> {
  const folder = await mkdtemp(path.join(rootDir, '.next/floor-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await mkdir(path.join(folder, 'public'));
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await runStep(process.execPath, [nextProgram, 'build', folder], {
    env,
    collect: true,
  });
  if (code !== 0) throw new Error(`The empty page does not build:\n${output}`);
  await preparePages(path.join(folder, '.next'));
  await compressFiles(path.join(folder, '.next/static'));
  return folder;
}
