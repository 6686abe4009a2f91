import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

// MDX is compiled by the build's own compiler.
const { resolve } = createRequire(import.meta.resolve('@mdx-js/loader'));
const { compileSync } = await import(pathToFileURL(resolve('@mdx-js/mdx')).href);

const transform = {
  /** @param {string} source */
  process: (source) => transformSync(String(compileSync(source)), { format: 'cjs' }),
};
export default transform;
