/**
 * The environment of a process in which no `.env` file counts. Next.js takes the mark to mean that they have been read
 * already (`processEnv` of @next/env), so its build and its server leave them alone too.
 */
export function withoutEnvFiles(env) {
  return { ...env, ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' };
}

/**
 * This process's environment with what the `.env` files of a folder add to it, by the rules that Next.js has for
 * production; ENV_FILES=off leaves the files alone. Needs the packages to be installed.
 */
export async function readEnvironment(folder) {
  if (process.env.ENV_FILES === 'off') return withoutEnvFiles(process.env);
  const { default: nextEnv } = await import('@next/env');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: console.error }, true);
  const { NODE_ENV: _, ...env } = process.env;
  return NODE_ENV === undefined ? env : { ...env, NODE_ENV };
}
