import type { Random } from '@/lib/core/seating/random';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.below(items.length)]!;

/** Text that has broken software: what is invisible, what changes direction, half characters, code of other languages. */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eecnal\u202c',
  '\ufeff',
  'e\u0301'.repeat(50),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́O̡',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'ﷺ',
  'İıſß',
  '１２３',
  '../../../../etc/passwd',
  '..%2f..%2f',
  "' or '1'='1' --",
  '"; drop table teachers; --',
  '$(id)`id`',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '%00%ff%c0%af',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(400),
  'ÿ'.repeat(3000),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-4000-8000-000000000000}',
  'teacher@skole.example\u0000',
];

const others: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  'x',
  [],
  [[]],
  {},
  { length: 3 },
  { toString: 'x', constructor: { prototype: 1 } },
];

const kindOf = (value: Json) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** A value of another JSON type than the one given, and not null where that is right too. */
function wrongType(random: Random, value: Json, takesNull: boolean): Json {
  return pick(
    random,
    others.filter((other) => kindOf(other) !== kindOf(value) && !(takesNull && other === null)),
  );
}

type Path = (string | number)[];

function pathsOf(value: Json, path: Path = []): Path[] {
  const below =
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))
      : [];
  return [path, ...below];
}

function replaceAt(value: Json, [key, ...rest]: Path, change: (old: Json) => Json): Json {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((child, index) =>
      String(index) === String(key) ? replaceAt(child, rest, change) : child,
    );
  }
  const object = value as Record<string, Json>;
  return { ...object, [key]: replaceAt(object[key]!, rest, change) };
}

/**
 * A body with one place of it, anywhere, of a type that cannot be right there.
 *
 * @param isRight Whether the call takes a body, asked of those that have null in place of a value.
 */
export function withWrongType(random: Random, body: Json, isRight: (body: Json) => boolean): Json {
  const path = pick(random, pathsOf(body));
  const takesNull = isRight(replaceAt(body, path, () => null));
  return replaceAt(body, path, (old) => wrongType(random, old, takesNull));
}

/** A body with odd texts instead of all its texts except ids. */
export function withOddTexts(random: Random, body: Json): Json {
  const odd = (value: Json): Json => {
    if (typeof value === 'string')
      return /^[0-9a-f-]{36}$/.test(value) ? value : pick(random, oddTexts);
    if (Array.isArray(value)) return value.map(odd);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, odd(child)]));
  };
  return odd(body);
}

/** Bodies that are too large, too deep or too long for anybody. */
export function hugeText(random: Random): string {
  const size = pick(random, [999_000, 1_000_001, 3_000_000]);
  return pick(random, [
    () => '['.repeat(size / 10),
    () => `${'{"a":'.repeat(size / 20)}1${'}'.repeat(size / 20)}`,
    () => JSON.stringify({ name: 'x'.repeat(size) }),
    // Composing these takes quadratic time.
    () => JSON.stringify({ name: `a${'\u0301\u0316'.repeat(size / 4)}` }),
    () => JSON.stringify({ pupils: Array.from({ length: size / 20 }, () => ({})) }),
    () => `[${'1,'.repeat(size / 4)}1]`,
    () => ' '.repeat(size),
  ])();
}

/** A text as part of a path, whatever it holds. */
export function inPath(text: string): string {
  return Array.from(Buffer.from(text.slice(0, 200)))
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
}

/** A text as a header may hold it. */
export const inHeader = (text: string) =>
  text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000);

/** Values of a Host header that name no host. */
export const oddHosts = ['a:b:c', 'a b', 'a/b', 'a@b', 'a:99999', '[::1', '%', '\\', 'xn--'];
