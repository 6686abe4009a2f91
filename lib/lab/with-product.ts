import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '../platform/launch/env-files';
import { removeDataFolder } from '../platform/launch/postgres/postgres';
import { startProduct, type StartedProduct } from '../platform/launch/supervisor/start-product';

/** Long enough for a build, on a machine that does other work too. */
const timeoutMs = 15 * 60_000;

/** Starts the product on an empty data folder, and ends it and the folder after the work. */
export async function withProduct<T>(
  work: (product: StartedProduct) => Promise<T>,
  env: Env = { ENV_FILES: 'off' },
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-lab-'));
  let product: StartedProduct | undefined;
  try {
    product = await startProduct({ dataDir, env, timeoutMs });
    return await work(product);
  } finally {
    await product?.stop();
    removeDataFolder(dataDir);
  }
}

/** Works at the address of a running product; without one, at that of a product of its own. */
export const atProduct = <T>(url: string | undefined, work: (url: string) => Promise<T>) =>
  url ? work(url.replace(/\/$/, '')) : withProduct((product) => work(product.url));
