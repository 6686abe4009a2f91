import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../lib/scripts/start-product.mjs';

/** Starts the product on an empty data folder; what it answers ends it again. */
export default async function globalSetup() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-e2e-'));
  const product = await startProduct({ dataDir });
  process.env.E2E_URL = product.url;
  process.env.E2E_DATA_DIR = product.dataDir;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
