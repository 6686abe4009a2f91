import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads KEY=value lines, with optional quotes and `export`, as `.env` files have them. */
export function parseEnvFile(text) {
  const values = {};
  const line =
    /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"((?:\\.|[^"\\])*)"|'([^']*)'|([^\n#]*))/gm;
  for (const [, name, double, single, plain] of text.replaceAll('\r\n', '\n').matchAll(line)) {
    values[name] = double?.replaceAll('\\n', '\n').replaceAll('\\"', '"') ?? single ?? plain.trim();
  }
  return values;
}

/**
 * The environment with what `.env.local` and `.env` add to it; what is already set wins, an empty value counts as set.
 * ENV_FILES=off leaves the files alone.
 */
export function withEnvFiles(folder, env) {
  let result = { ...env };
  if (env.ENV_FILES === 'off') return result;
  for (const name of ['.env.local', '.env']) {
    try {
      result = { ...parseEnvFile(readFileSync(path.join(folder, name), 'utf8')), ...result };
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return result;
}
