import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stop } from 'esbuild';
import { compilePrograms } from '../compile-runtime';

const rootDir = path.resolve(__dirname, '../../../..');

export async function compileProgram(source: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'program-test-'));
  symlinkSync(path.join(rootDir, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await compilePrograms(folder, process.env, { program: source });
  await stop();
  return {
    file: path.join(folder, 'program.mjs'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
