import { compileSync } from '@mdx-js/mdx';
import { transformSync } from 'esbuild';

/** Compiles a text in MDX for Jest. */
const transform = {
  /** @param {string} source */
  process: (source) => transformSync(String(compileSync(source)), { format: 'cjs' }),
};
export default transform;
