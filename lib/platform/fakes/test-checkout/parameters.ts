import { z } from 'zod';
import { StripeProblem } from './stripe-problem';

export const whole = z.coerce.number().int();
export const address = z.url({ protocol: /^https?$/ }).max(5000);
export const locale = z.enum(['auto', 'nb', 'en', 'en-GB']);
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();

export const newSession = z.strictObject({
  mode: z.literal('subscription').optional(),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: whole.pipe(z.literal(1)) })]),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.email().max(800).optional(),
  expires_at: whole.optional(),
  locale: locale.optional(),
  metadata,
  allowed_payment_method_types: z.array(z.literal('card')).length(1).optional(),
  subscription_data: z.strictObject({ metadata, trial_end: whole.optional() }).optional(),
});

type Nested = { [name: string]: string | Nested };

/** Parses form parameters as Stripe does. Example: "a[b][0]=c" gives `{ a: { b: ['c'] } }`. */
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
