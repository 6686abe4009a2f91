import path from 'node:path';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const useEnv = 'Read the environment through lib/env, which checks it once.';
const asArgument = 'Core has no clock and no randomness of its own: they are arguments.';

/** @type {(message: string, selectors: string[]) => import('eslint').Rule.RuleModule} */
const refuses = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        /** @param {import('estree').Node} node */
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** @type {import('eslint').ESLint.Plugin} */
const plugin = {
  meta: { name: 'seatmap' },
  rules: {
    'no-environment': refuses(useEnv, [
      "MemberExpression[property.name='env'][object.name='process']",
      "MemberExpression[property.value='env'][object.name='process']",
      "MemberExpression[property.name='env'][object.property.name='process']",
      "VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env']",
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    ]),
    'no-clock': refuses(asArgument, [
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
      "MemberExpression[object.name='Date'][property.name='now']",
      "MemberExpression[object.name='Math'][property.name='random']",
      "MemberExpression[object.name='globalThis']",
    ]),
    'no-effect-value': refuses(
      'React calls what an effect returns as its clean-up. Put the body in braces; return a clean-up function only.',
      [
        "CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression[body.type!='BlockStatement'][body.type!='ArrowFunctionExpression']:first-child",
      ],
    ),
    'kebab-case-files': {
      create: (context) => ({
        Program(node) {
          const parts = path.relative(context.cwd, context.filename).split(path.sep);
          // Folders of app are public addresses, some of which are given.
          const named = parts[0] === 'app' ? parts.slice(-1) : parts;
          const wrong = named.find((name) => !kebabCase.test(name));
          if (wrong) context.report({ node, message: `Call it in kebab-case, not "${wrong}".` });
        },
      }),
    },
  },
};

export default plugin;
