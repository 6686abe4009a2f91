import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { preparedPages } from '@/lib/server/http/prepared-pages';
import { buildSettings, settingsFile } from './build-settings';
import { checkPage } from './check-page';
import { compileRuntime } from './compile-runtime';
import { compileWorker } from './compile-worker';
import { buildFolder, distFolder } from '../paths';

const pages = preparedPages(buildFolder);
for (const [page, { html }] of Object.entries(pages)) checkPage(page, html);
writeFileSync(path.join(buildFolder, settingsFile), JSON.stringify(buildSettings()));
await compileRuntime(process.env);
await compileWorker(Object.keys(pages));
const count = Object.keys(pages).length;
console.log(`${count} pages checked, programs compiled to ${path.basename(distFolder)}.`);
