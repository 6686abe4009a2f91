import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installMissing, nodeProblem } from './requirements.mjs';

/*
 * `node lib/platform/launch/bootstrap.mjs start|dev|build|test …` compiles a command and runs it. It is JavaScript because it runs
 * before the packages are there, among them the compiler.
 */

const commands = {
  start: 'lib/platform/launch/start.ts',
  dev: 'lib/platform/launch/dev.ts',
  build: 'lib/platform/launch/build.ts',
  test: 'lib/lab/gate/run-gate.ts',
};
const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Leaves out what the server imports when it works: a command reads its lists (of jobs), and does none of its work.
 * @type {import('esbuild').Plugin}
 */
const serverLeftOut = {
  name: 'server-left-out',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, importer, path: imported }) =>
      kind === 'dynamic-import' && importer.startsWith(path.join(rootDir, 'lib/server'))
        ? { path: imported, external: true }
        : undefined,
    ),
};

/**
 * Compiles a command into one file, which takes a tenth of a second, and answers where it is.
 * @param {keyof typeof commands} name
 */
async function compile(name) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    entryPoints: [commands[name]],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    write: false,
    logLevel: 'warning',
    plugins: [serverLeftOut],
  });
  const code = outputFiles[0]?.text ?? '';
  const file = path.join(rootDir, `dist/cli/${name}.mjs`);
  if (existsSync(file) && readFileSync(file, 'utf8') === code) return file;
  // In one move, because another process may be reading it.
  const temporary = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(temporary, code);
  renameSync(temporary, file);
  return file;
}

try {
  const [name] = process.argv.splice(2, 1);
  // Read by lib/env/hosts.ts and next.config.mjs.
  if (name === 'test') process.env.BUILD_PURPOSE = 'test';
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  await installMissing(rootDir);
  await import(pathToFileURL(await compile(/** @type {keyof typeof commands} */ (name))).href);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
