import nextEnv from '@next/env';

/** Reads the `.env` files of the deployment's folder as Next.js does; ENV_FILES=off leaves them alone. */
export function readEnvFiles(folder: string): void {
  if (process.env.ENV_FILES === 'off') return;
  nextEnv.loadEnvConfig(folder, false);
}
