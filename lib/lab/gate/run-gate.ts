import path from 'node:path';
import { freePort } from '../../platform/free-port';
import { buildIfNeeded } from '../../platform/bundle/build';
import { chromiumForTests } from '../chromium';
import { withoutEnvFiles, type Env } from '../../platform/launch/env-files';
import { rootDir } from '../../platform/paths';
import { embeddedDatabaseUrl } from '../../platform/launch/postgres/postgres';
import { runStep } from '../../platform/launch/supervisor/processes';
import { createReport, errorText, StartError } from '../../platform/launch/supervisor/report';
import { onStopRequest } from '../../platform/launch/supervisor/signals';
import { withProduct } from '../with-product';

const report = createReport();
const stopping = new AbortController();
const abort = stopping.signal;
onStopRequest(() => stopping.abort());

/** The tests read no .env file, because the file may name a real database. */
const testEnv: Env = {
  ...withoutEnvFiles(process.env),
  ...(process.env.DATABASE_URL && !process.env.FIREBASE_PROJECT_ID && { DEMO: 'true' }),
};

async function run(program: string, args: string[], env = testEnv) {
  const file = path.join(rootDir, 'node_modules', program);
  const { code } = await runStep(process.execPath, [file, ...args], { env, abort });
  if (code !== 0) throw new StartError(`${path.basename(program)} ended with ${code}.`);
}

let built: Promise<boolean> | undefined;
const build = () => (built ??= buildIfNeeded({ env: testEnv, abort, show: true }));

const playwright = 'playwright/cli.js';
const playwrightTest = ['test', '-c', 'e2e/playwright.config.ts'];

const runOurs = (file: string, args: string[] = [], env = testEnv) =>
  run('tsx/dist/cli.mjs', ['--conditions=react-server', `lib/lab/${file}`, ...args], env);

const withDatabase = async (dataDir: string): Promise<Env> => ({
  ...testEnv,
  DATABASE_URL: testEnv.DATABASE_URL || (await embeddedDatabaseUrl(dataDir)),
});

interface Part {
  title: string;
  prepare?: () => Promise<void>;
  run: (extra: string[]) => Promise<void>;
}

const parts: Record<string, Part> = {
  format: {
    title: 'Formatting',
    run: () => run('oxfmt/bin/oxfmt', ['--check', '.']),
  },
  types: {
    title: 'Types',
    // The generated types of Next.js must be complete before any check reads them.
    prepare: () => run('next/dist/bin/next', ['typegen']),
    run: () => run('typescript/bin/tsc', ['--noEmit']),
  },
  lint: {
    title: 'Lint and import rules',
    run: async () => {
      await run('oxlint/bin/oxlint', ['--type-aware']);
      await run('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        'lib/lab/gate/lint/dependency-cruiser.cjs',
        ...[
          'app',
          'components',
          'lib',
          'messages',
          'e2e',
          'middleware.ts',
          'instrumentation-client.ts',
          'next.config.mjs',
        ],
      ]);
    },
  },
  unit: {
    title: 'Unit tests',
    run: (extra) => run('jest/bin/jest.js', ['-c', 'lib/lab/gate/jest/jest.config.mjs', ...extra]),
  },
  build: {
    title: 'Production build',
    run: async () => {
      if (!(await build())) report.line('The build of these sources is there already.');
    },
  },
  deployment: {
    title: 'Deployment',
    run: async () => {
      await build();
      await runOurs('rehearse/check-deployment.ts');
    },
  },
  failures: {
    title: 'Failures',
    run: async () => {
      await build();
      await runOurs('gate/chaos/run-chaos.ts', ['0']);
      await run(playwright, [...playwrightTest, '--project=product']);
    },
  },
  site: {
    title: 'Public site',
    run: async () => {
      await build();
      await withProduct(({ url }) => runOurs('gate/site/check-site.ts', [url]), testEnv);
    },
  },
  browser: {
    title: 'Browser tests',
    run: async (extra) => {
      const chromium = await chromiumForTests();
      await build();
      const allowedOrigin = `http://127.0.0.1:${await freePort()}`;
      const metricsPort = String(await freePort());
      await withProduct(
        async (product) => {
          await run(playwright, [...playwrightTest, '--project=browser', ...extra], {
            ...testEnv,
            CHROMIUM_PATH: chromium,
            E2E_URL: product.url,
            E2E_DATA_DIR: product.dataDir,
            E2E_ALLOWED_ORIGIN: allowedOrigin,
          });
          const env = await withDatabase(product.dataDir);
          await runOurs('gate/privacy/check-logs.ts', [product.dataDir, metricsPort], env);
        },
        { ...testEnv, API_ALLOWED_ORIGINS: allowedOrigin, METRICS_PORT: metricsPort },
      );
    },
  },
  fuzz: {
    title: 'Attacks',
    run: async (extra) => {
      await build();
      await withProduct(
        async ({ url, dataDir }) => {
          const env = { ...(await withDatabase(dataDir)), FUZZ_LOG: `${dataDir}/logs/web.log` };
          await runOurs('gate/fuzz/fuzz-api.ts', [url, ...extra], env);
        },
        { ...testEnv, JOBS_WORKER: 'off' },
      );
    },
  },
};

const stages: (keyof typeof parts)[][][] = [
  [['format', 'types'], ['lint']],
  [['unit']],
  [['build']],
  [['deployment', 'site'], ['failures']],
  [['browser']],
  [['fuzz']],
];

function readArguments(args: string[]) {
  const split = args.indexOf('--');
  const names = split < 0 ? args : args.slice(0, split);
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new StartError(
      `There is no part "${unknown.join('", "')}"; there are ${Object.keys(parts).join(', ')}.`,
    );
  }
  return {
    chosen: Object.keys(parts).filter((name) => names.length === 0 || names.includes(name)),
    extra: split < 0 ? [] : args.slice(split + 1),
  };
}

async function runParts(): Promise<number> {
  const { chosen, extra } = readArguments(process.argv.slice(2));
  const results = new Map(chosen.map((name) => [name, '·  skipped']));
  let failed = false;
  const runPart = async (name: string) => {
    if (failed || abort.aborted) return;
    const { title, run: work } = parts[name]!;
    report.line(`\n━━ ${title}`);
    const started = Date.now();
    const error = await work(extra).catch((reason: unknown) => reason ?? 'failed');
    if (error) report.line(`${title}: ${errorText(error)}`);
    failed ||= Boolean(error);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    results.set(name, `${error ? '✗  failed ' : '✓  passed '} ${seconds} s`);
  };
  for (const stage of stages) {
    const lanes = stage.map((lane) => lane.filter((name) => chosen.includes(name)));
    if (!failed) for (const name of lanes.flat()) await parts[name]!.prepare?.();
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) await runPart(name);
      }),
    );
  }
  report.line('\n━━ Summary');
  for (const [name, result] of results) report.line(`  ${name.padEnd(12)}${result}`);
  return failed || abort.aborted ? 1 : 0;
}

let exitCode: number;
try {
  exitCode = await runParts();
} catch (error) {
  exitCode = 1;
  report.line(errorText(error));
}
process.exit(exitCode);
