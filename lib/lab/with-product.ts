import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '../platform/launch/env-files';
import { startProduct, type StartedProduct } from './start-product';

const timeoutMs = 15 * 60_000;

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
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const atProduct = <T>(url: string | undefined, work: (url: string) => Promise<T>) =>
  url ? work(url.replace(/\/$/, '')) : withProduct((product) => work(product.url));
