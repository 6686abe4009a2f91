import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jsonRecord, readSecrets } from '../runtime/supervisor/data-folder.mjs';
import { withoutEnvFiles } from '../runtime/env-file.mjs';
import { rootDir } from '../runtime/paths.mjs';
import { embeddedDatabaseUrl } from '../runtime/postgres/postgres.mjs';
import { runStep } from '../runtime/supervisor/processes.mjs';
import { runEnvironment } from '../runtime/supervisor/settings.mjs';
import { startProduct } from '../runtime/supervisor/start-product.mjs';

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
      path.join(rootDir, 'lib/cli/bench-session.ts'),
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
