import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { distFolder, rootDir } from '../paths';

type Env = Record<string, string | undefined>;

const around = {
  postgres: 'lib/platform/launch/postgres/main.ts',
  'auth-emulator': 'lib/platform/fakes/auth-emulator/main.ts',
  'test-checkout': 'lib/platform/fakes/test-checkout/main.ts',
  'seed-demo': 'lib/platform/launch/demo/seed-demo.ts',
};

const developmentPrograms = { ...around, server: 'lib/platform/web/dev-server.ts' };

const programs = {
  ...around,
  server: 'lib/platform/web/main.ts',
  'draw-files': 'lib/platform/web/draw-files/main.ts',
  migrate: 'lib/platform/launch/commands/migrate.ts',
  jobs: 'lib/platform/launch/commands/jobs.ts',
  'office-clerk': 'lib/platform/launch/commands/office-clerk.ts',
};

export async function compileRuntime(env: Env): Promise<void> {
  mkdirSync(distFolder, { recursive: true });
  for (const name of readdirSync(distFolder)) {
    if (name !== 'dev') rmSync(path.join(distFolder, name), { recursive: true });
  }
  await compilePrograms(distFolder, env, programs);
  const migrations = path.join(rootDir, 'lib/db/migrations');
  cpSync(migrations, path.join(distFolder, 'migrations'), { recursive: true });
}

export async function compilePrograms(
  outdir: string,
  env: Env,
  entryPoints: Record<string, string> = developmentPrograms,
): Promise<void> {
  await build({
    absWorkingDir: rootDir,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    // The base path of the website is fixed at build time; all other settings are read at run time.
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(env.NEXT_PUBLIC_BASE_PATH) ?? 'undefined',
    },
    // The package "server-only" guards the bundles of Next.js; in all other programs the package only throws.
    alias: { 'server-only': path.join(rootDir, 'lib/platform/bundle/empty.ts') },
    logLevel: 'warning',
  });
}
