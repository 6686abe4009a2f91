import { randomUUID } from 'node:crypto';
import type { Json } from './odd-values';

/** A place in a body that holds a text or a list. */
export interface Field {
  path: (string | number)[];
  kind: 'text' | 'list';
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** The texts of a body that are no ids, and its lists that are not empty; of a list only what its first item holds. */
export function fieldsOf(value: Json, path: Field['path'] = []): Field[] {
  if (typeof value === 'string') return isId(value) ? [] : [{ path, kind: 'text' }];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    return [{ path, kind: 'list' }, ...fieldsOf(value[0]!, [...path, 0])];
  }
  return Object.entries(value).flatMap(([key, child]) => fieldsOf(child, [...path, key]));
}

/** The body with another value at a place. */
export function withField(body: Json, [key, ...rest]: Field['path'], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    return body.map((child, index) => (index === key ? withField(child, rest, value) : child));
  }
  const object = body as Record<string, Json>;
  return { ...object, [key]: withField(object[key]!, rest, value) };
}

export function valueAt(body: Json, path: Field['path']): Json {
  return path.reduce((value, key) => (value as Record<string | number, Json>)[key]!, body);
}

/** Texts of a length that are costly in different ways: plain, composed of parts, and an address that never ends. */
const texts: ((length: number) => string)[] = [
  (length) => 'x'.repeat(length),
  // Sorting and composing these takes quadratic time where nothing bounds it.
  (length) => `a${'\u0301\u0316'.repeat(Math.ceil(length / 2))}`.slice(0, length),
  (length) => `a@${'b.'.repeat(Math.ceil(length / 2))}`.slice(0, Math.max(0, length - 2)) + 'no',
];

/** A field's values of one size. */
export function valuesOf(body: Json, { path, kind }: Field, size: number): Json[] {
  if (kind === 'text') return texts.map((make) => make(size));
  const [first] = valueAt(body, path) as Json[];
  return [Array.from({ length: size }, () => withOwnId(first!))];
}

function withOwnId(item: Json): Json {
  if (typeof item === 'string') return isId(item) ? randomUUID() : item;
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return item;
  return 'id' in item ? { ...item, id: randomUUID() } : item;
}
