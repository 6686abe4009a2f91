import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Puts its configuration together once; that takes longer than to read most pages. */
class OnceLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    return (this.resolved ??= super.getConfigFor(handle));
  }
}

/** For reading without checks. */
export const loader = new OnceLoader({});

const validator = new HtmlValidate(
  new OnceLoader({
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React writes HTML: charSet, <br/>, async="". Browsers read all of it alike.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Ids of React's useId begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // React writes style attributes, and the policy of our pages allows them.
      'no-inline-style': 'off',
      // ARIA lets a list have a name, and Radix gives its accordion regions.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // Every file comes from our own server.
      'require-sri': 'off',
    },
  }),
);

/** Lists the faults in the HTML of a page, each with its rule and the place. */
export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const place = html.split('\n')[line - 1]?.slice(Math.max(0, column - 2), column + 80);
      return `${message} (${ruleId}): ${place}`;
    }),
  );
}
