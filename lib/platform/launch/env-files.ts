import nextEnv from '@next/env';

export type Env = Record<string, string | undefined>;

/**
 * The environment of a process in which no `.env` file counts. Next.js takes the mark to mean that they have been read
 * already (`processEnv` of @next/env), so its build and its server leave them alone too.
 */
export function withoutEnvFiles(env: Env): Env {
  return { ...env, ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' };
}

/**
 * This process's environment with what the `.env` files of a folder add to it, by the rules that Next.js has for
 * production; ENV_FILES=off leaves the files alone.
 */
export function readEnvironment(folder: string): Env {
  if (process.env.ENV_FILES === 'off') return withoutEnvFiles(process.env);
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: console.error }, true);
  const { NODE_ENV: _, ...env } = process.env;
  return NODE_ENV === undefined ? env : { ...env, NODE_ENV };
}
