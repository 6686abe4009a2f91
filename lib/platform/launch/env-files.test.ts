import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-env-'));
const files = {
  '.env': 'A=file\nB=file\nC=file\nD="one\\ntwo"\nE=$C!',
  '.env.production': 'B=production\nC=production',
  '.env.local': 'C=local',
  '.env.test': 'A=test\nB=test\nC=test',
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

type Env = Record<string, string | undefined>;

/**
 * Runs source code in a process of its own with this project's packages, and reads the JSON that it prints.
 */
function inProcess(source: string, env: Env): Env {
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', source],
    {
      cwd: path.join(__dirname, '../../..'),
      env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
      encoding: 'utf8',
    },
  );
  return JSON.parse(output) as Env;
}
const reader = JSON.stringify(pathToFileURL(path.join(__dirname, 'env-files.ts')).href);
const readEnvironment = (env: Env) =>
  inProcess(
    `const { readEnvironment } = await import(${reader});
     console.log(JSON.stringify(readEnvironment(${JSON.stringify(folder)})));`,
    env,
  );
/** Returns the environment in which the build and the server of Next.js run. */
const asNextSees = (env: Env) =>
  inProcess(
    `const { default: nextEnv } = await import('@next/env');
     nextEnv.loadEnvConfig(${JSON.stringify(folder)}, false, { info() {}, error() {} });
     console.log(JSON.stringify(process.env));`,
    env,
  );

describe('the environment', () => {
  it.each([undefined, 'test', 'development', 'production'])(
    'keeps its own variables and adds the variables of the production .env files when NODE_ENV is %s',
    (NODE_ENV) => {
      const env = readEnvironment({ A: 'set', NODE_ENV });
      expect(env).toMatchObject({ A: 'set', B: 'production', C: 'local', D: 'one\ntwo' });
      expect(env).toMatchObject({ E: 'local!' });
      expect(env.NODE_ENV).toBe(NODE_ENV);
    },
  );

  it('keeps a variable that is set to an empty value', () => {
    expect(readEnvironment({ A: '' }).A).toBe('');
  });

  it('stays the same when Next.js loads the .env files again', () => {
    const env = readEnvironment({ A: 'set' });
    const { A, B, C, D, E } = env;
    expect(asNextSees({ ...env, NODE_ENV: 'production' })).toMatchObject({ A, B, C, D, E });
  });

  it('has no variables of the .env files when ENV_FILES is off, not even in Next.js', () => {
    const env = readEnvironment({ A: 'set', ENV_FILES: 'off' });
    for (const seen of [env, asNextSees({ ...env, NODE_ENV: 'production' })]) {
      expect([seen.A, seen.B, seen.C]).toEqual(['set', undefined, undefined]);
    }
    expect(asNextSees({ A: 'set', NODE_ENV: 'production' }).B).toBe('production');
  });
});
