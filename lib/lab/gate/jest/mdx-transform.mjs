import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

// The compiler that the build's loader brings, so that tests read the texts as pages do.
const { resolve } = createRequire(import.meta.resolve('@mdx-js/loader'));
const { compileSync } = await import(pathToFileURL(resolve('@mdx-js/mdx')).href);

/** Compiles a text in MDX for Jest. */
const transform = {
  /** @param {string} source */
  process: (source) => transformSync(String(compileSync(source)), { format: 'cjs' }),
};
export default transform;
