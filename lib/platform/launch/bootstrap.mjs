import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installMissing, nodeProblem } from './requirements.mjs';

/* Runs a command. It is JavaScript, because it runs before packages such as the compiler are installed. */

const commands = {
  start: 'lib/platform/launch/start.ts',
  dev: 'lib/platform/launch/dev.ts',
  build: 'lib/platform/launch/build.ts',
  test: 'lib/lab/gate/run-gate.ts',
};
const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

try {
  const [name] = process.argv.splice(2, 1);
  // `BUILD_PURPOSE` is read by lib/env/hosts.ts and next.config.mjs.
  if (name === 'test') process.env.BUILD_PURPOSE = 'test';
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  installMissing(rootDir);
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: path.join(rootDir, 'tsconfig.json') });
  const command = commands[/** @type {keyof typeof commands} */ (name)];
  await import(pathToFileURL(path.join(rootDir, command)).href);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
