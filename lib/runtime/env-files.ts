import nextEnv from '@next/env';

/**
 * Reads the `.env` files of the deployment's folder as Next.js does. ENV_FILES=off leaves them alone; the mark keeps the
 * server of Next.js, which would read them too, from it (`processEnv` of @next/env).
 */
export function readEnvFiles(folder: string): void {
  if (process.env.ENV_FILES === 'off') process.env.__NEXT_PROCESSED_ENV = 'true';
  else nextEnv.loadEnvConfig(folder, false);
}
