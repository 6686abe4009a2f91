import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jsonRecord, readSecrets } from './data-folder.mjs';
import { withoutEnvFiles } from './env-file.mjs';
import { rootDir } from './paths.mjs';
import { embeddedDatabaseUrl } from './postgres.mjs';
import { runStep } from './processes.mjs';
import { runEnvironment } from './settings.mjs';
import { startProduct } from './start-product.mjs';

/** `npm run bench:session`: runs bench-session.ts beside a product of its own, whose database and emulator it uses. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-bench-'));
const env = withoutEnvFiles(process.env);
const product = await startProduct({ dataDir, env });
try {
  const ports = jsonRecord(product.dataDir, 'ports.json').read();
  const { code } = await runStep(
    process.execPath,
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      path.join(rootDir, 'lib/scripts/bench-session.ts'),
      path.join(rootDir, 'app/api/session/me/route.ts'),
      path.join(product.dataDir, 'logs/bench.log'),
    ],
    {
      env: runEnvironment(env, {
        databaseUrl: await embeddedDatabaseUrl(product.dataDir),
        authEmulatorPort: ports.auth,
        checkoutPort: ports.checkout,
        secrets: await readSecrets(product.dataDir),
        dataFolder: product.dataDir,
      }),
    },
  );
  process.exitCode = code;
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
