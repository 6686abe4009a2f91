import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { publicEnv } from '@/lib/env/public';
import { buildFolder, distFolder, rootDir } from '../paths';
import { filesBelow } from '@/lib/server/http/files-below';

const kept = /^\/no(\/app(\/(try|classes|maps|rooms)(\/.*)?)?)$/;

export async function compileWorker(pages: string[]): Promise<void> {
  const { basePath } = publicEnv();
  const scripts = filesBelow(path.join(buildFolder, 'static'))
    .filter((name) => /\.(js|css|woff2)$|\/NotoSans[A-Za-z]*_.*\.ttf$/.test(name))
    .map((name) => ({ url: `${basePath}/_next/static${name}`, revision: null }));
  const shells = pages
    .map((page) => kept.exec(page)?.[1])
    .filter((page) => page !== undefined && !page.endsWith('/not-found'))
    .map((page) => basePath + page);
  await build({
    absWorkingDir: rootDir,
    entryPoints: ['lib/client/local/service-worker.ts'],
    outfile: path.join(distFolder, 'public/service-worker.js'),
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    define: {
      scriptsOfBuild: JSON.stringify(scripts),
      shellsOfApp: JSON.stringify(shells),
      buildId: JSON.stringify(readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim()),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}
