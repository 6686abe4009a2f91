import type { z } from 'zod';
import { StripeProblem } from './stripe-problem';

type Nested = { [name: string]: string | Nested };

/** Parses form parameters: `a[b][0]=c` gives an object, with a list for the names 0, 1, … */
export function parseForm(text: string): Record<string, unknown> {
  const root: Nested = Object.create(null) as Nested;
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    let here = root;
    let key = head;
    for (const part of rest) {
      const next = here[key];
      here = typeof next === 'object' ? next : (here[key] = Object.create(null) as Nested);
      key = part;
    }
    here[key] = value;
  }
  return withLists(root) as Record<string, unknown>;
}

function withLists(value: string | Nested): unknown {
  if (typeof value === 'string') return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  if (isList) return names.map((name) => withLists(value[name]!));
  return Object.fromEntries(names.map((name) => [name, withLists(value[name]!)]));
}

export function checkParameters<T extends z.ZodType>(
  schema: T,
  params: Record<string, unknown>,
): z.infer<T> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  const [head = 'request', ...rest] = path.map(String);
  const param = head + rest.map((part) => `[${part}]`).join('');
  throw new StripeProblem(400, `Invalid ${param}: ${message}`, { param });
}
