import path from 'node:path';
import { compileRuntime } from './compile-runtime';
import { compileWorker } from './compile-worker';
import { compressFiles } from './compress-files';
import { rootDir } from '../paths';
import { preparePages } from './prepare-pages';

/** The steps after the build of Next.js. */
const buildFolder = path.join(rootDir, '.next');

const [pages, files] = await Promise.all([
  preparePages(buildFolder),
  compressFiles(path.join(buildFolder, 'static')),
  compileRuntime(rootDir, process.env),
]);
// Lists what the pages and scripts are called.
await compileWorker(rootDir, buildFolder);
console.log(`${pages} pages prepared, ${files} files compressed, programs compiled to dist.`);
