import nextEnv from '@next/env';

export type Env = Record<string, string | undefined>;

/** Prevents Next.js from reading .env files, with the variable that the package @next/env checks. */
export function withoutEnvFiles(env: Env): Env {
  return { ...env, ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' };
}

export function readEnvironment(folder: string): Env {
  if (process.env.ENV_FILES === 'off') return withoutEnvFiles(process.env);
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: console.error }, true);
  const { NODE_ENV: _, ...env } = process.env;
  return NODE_ENV === undefined ? env : { ...env, NODE_ENV };
}
