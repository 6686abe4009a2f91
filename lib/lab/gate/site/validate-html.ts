import { HtmlValidate, StaticConfigLoader } from 'html-validate';

class OnceLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    return (this.resolved ??= super.getConfigFor(handle));
  }
}

export const loader = new OnceLoader({});

const validator = new HtmlValidate(
  new OnceLoader({
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      'no-inline-style': 'off',
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'prefer-native-element': ['error', { exclude: ['region'] }],
      'require-sri': 'off',
    },
  }),
);

export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const place = html.split('\n')[line - 1]?.slice(Math.max(0, column - 2), column + 80);
      return `${message} (${ruleId}): ${place}`;
    }),
  );
}
