import fc from 'fast-check';
import { z } from 'zod';
import hostile from './hostile.json';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const mostItems = 4;
const longestText = 60;

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const plausible = [...hostile.plausible, dayAfter(0), dayAfter(2)];

const odd = fc.oneof(fc.constantFrom<unknown>(...hostile.texts, ...hostile.values), fc.jsonValue());
const mostly = (right: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 29, arbitrary: right }, { weight: 1, arbitrary: wrong });

export function valuesOf(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  function text({ format, pattern, minLength = 0, maxLength = longestText }: JsonSchema) {
    if (format === 'uuid') return fc.constantFrom(...ids);
    if (format === 'email') return fc.emailAddress();
    if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
    const longest = Math.max(minLength, Math.min(maxLength, longestText));
    return fc.oneof(fc.constantFrom(...plausible), fc.string({ minLength, maxLength: longest }));
  }

  function record({ properties = {}, required = [] }: JsonSchema) {
    const parts = Object.entries(properties).map(([name, part]) => [name, valueOf(part)] as const);
    const whole = fc.record(Object.fromEntries(parts), { requiredKeys: required });
    const unknownKey = fc.constantFrom(...hostile.texts).map((name) => ({ [name]: 1 }));
    return fc
      .tuple(whole, mostly(fc.constant({}), unknownKey))
      .map(([value, more]) => ({ ...value, ...(more as object) }));
  }

  function rightValue(part: JsonSchema): fc.Arbitrary<unknown> {
    const { minimum = 0, maximum = 2000, minItems = 0, maxItems = mostItems } = part;
    const alternatives = part.anyOf ?? part.oneOf;
    if (part.const !== undefined) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom(...part.enum);
    if (alternatives) return fc.oneof(...alternatives.map(valueOf));
    if (part.type === 'string') return text(part);
    if (part.type === 'boolean') return fc.boolean();
    if (part.type === 'null') return fc.constant(null);
    if (part.type === 'object') return record(part);
    if (part.type === 'integer' || part.type === 'number') {
      const min = Math.ceil(minimum);
      return fc.integer({ min, max: Math.max(min, Math.min(maximum, 2 ** 31)) });
    }
    if (part.type === 'array') {
      const maxLength = Math.max(minItems, Math.min(maxItems, mostItems));
      return fc.array(valueOf(part.items as JsonSchema), { minLength: minItems, maxLength });
    }
    return fc.jsonValue();
  }

  const valueOf = (part: JsonSchema | boolean): fc.Arbitrary<unknown> =>
    mostly(typeof part === 'boolean' ? fc.jsonValue() : rightValue(part), odd);

  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
