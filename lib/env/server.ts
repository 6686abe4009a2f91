import 'server-only';
import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';

const origins = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((list) => list.every((item) => URL.canParse(item) && new URL(item).origin === item), {
    error: 'must be origins like https://app.example.com, without a path, separated by commas',
  });

const flag = z
  .enum(['true', 'false', ''], { error: 'must be true or false' })
  .default('')
  .transform((text) => text === 'true');

const files = 'files';

const urlOrFiles = (protocol: RegExp, error: string) =>
  z.union([z.literal(''), z.literal(files), z.url({ protocol })], { error }).optional();

export const serviceUrl = (value: string | undefined) =>
  value && value !== files ? value : undefined;

function canSign(key: string): boolean {
  try {
    const privateKey = createPrivateKey(key);
    return sign('RSA-SHA256', Buffer.from(''), privateKey).length > 0;
  } catch {
    return false;
  }
}

function isAccountNumber(digits: string): boolean {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return /^\d{11}$/.test(digits) && sum % 11 === 0;
}

const mailbox = '[^\\s@<>]+@[^\\s@<>.]+(\\.[^\\s@<>.]+)+';
const sender = new RegExp(`^(${mailbox}|[^<>\\r\\n]* <${mailbox}>)?$`);

interface Deployment {
  NODE_ENV: string;
  FIREBASE_AUTH_EMULATOR_HOST?: string;
}
const isProduction = (env: Deployment) => env.NODE_ENV === 'production';
const needsCredential = (env: Deployment) => isProduction(env) && !env.FIREBASE_AUTH_EMULATOR_HOST;

/**
 * Zod skips refinements after an invalid field; `when` runs the refinements anyway, so that the server reports all
 * problems at once.
 */
const always = { when: () => true };

const serverSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    DATABASE_POOLED: flag,
    DEMO: flag,
    /** Key for hashes of private texts such as e-mail addresses; must be the same on all web servers. */
    APP_SECRET: z.string().min(32, 'must be a random text of at least 32 characters'),
    API_ALLOWED_ORIGINS: origins,
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    FIREBASE_PROJECT_ID: z.string().min(1),
    FIREBASE_CLIENT_EMAIL: z.string().optional(),
    FIREBASE_PRIVATE_KEY: z
      .string()
      .optional()
      .transform((key) => key?.replaceAll('\\n', '\n')),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    TRUST_PROXY: flag,
    DATA_DIR: z.string().default('.data'),
    STATIC_DIR: z.string().optional(),
    JOBS_WORKER: z
      .enum(['on', 'off', ''], { error: 'must be on or off' })
      .default('on')
      .transform((text) => text !== 'off'),
    JOBS_SECRET: z
      .union([z.literal(''), z.string().min(32)], {
        error: 'must be a random text of at least 32 characters',
      })
      .optional(),
    SMTP_URL: urlOrFiles(/^smtps?$/, 'must be an address like smtps://user:password@host'),
    MAIL_FROM: z
      .string()
      .regex(sender, { error: 'must be an address, or one like "Name <post@example.com>"' })
      .optional(),
    EHF_ENDPOINT_URL: urlOrFiles(/^https?$/, "must be the access point's https:// address"),
    EHF_ENDPOINT_AUTHORIZATION: z
      .string()
      .regex(/^[\x20-\x7e]*$/, { error: 'must be one line of ASCII, as a header is' })
      .optional(),
    INVOICE_ACCOUNT: z
      .string()
      .refine((digits) => digits === '' || isAccountNumber(digits), {
        error: 'must be the eleven digits of a Norwegian account; the last one controls the others',
      })
      .optional(),
    INVOICE_STREET: z.string().optional(),
    INVOICE_POSTAL_CODE: z
      .string()
      .regex(/^(\d{4})?$/, { error: 'must have four digits' })
      .optional(),
    INVOICE_CITY: z.string().optional(),
    NEXT_PUBLIC_FIREBASE_API_KEY: z.string().min(1),
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z.string().optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^((sk|rk)_\w+)?$/, {
        error: 'must be a secret key (sk_…) or a restricted one (rk_…)',
      })
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^(whsec_\w+)?$/, { error: "must be the endpoint's signing secret (whsec_…)" })
      .optional(),
    TEST_CHECKOUT_HOST: z
      .string()
      .regex(/^([\w.-]+:\d+)?$/, { error: 'must be host and port, like 127.0.0.1:4242' })
      .optional(),
  })
  .refine((env) => !isProduction(env) || env.DEMO || !env.FIREBASE_AUTH_EMULATOR_HOST, {
    ...always,
    path: ['FIREBASE_AUTH_EMULATOR_HOST'],
    error:
      'the emulator accepts forged tokens; remove it, or set DEMO=true to say that this is a demonstration',
  })
  .refine((env) => !needsCredential(env) || env.FIREBASE_CLIENT_EMAIL, {
    ...always,
    path: ['FIREBASE_CLIENT_EMAIL'],
    error: 'a Firebase project needs it, with FIREBASE_PRIVATE_KEY',
  })
  .refine((env) => !needsCredential(env) || env.FIREBASE_PRIVATE_KEY, {
    ...always,
    path: ['FIREBASE_PRIVATE_KEY'],
    error: 'a Firebase project needs it, with FIREBASE_CLIENT_EMAIL',
  })
  .refine(
    (env) =>
      !needsCredential(env) || !env.FIREBASE_PRIVATE_KEY || canSign(env.FIREBASE_PRIVATE_KEY),
    {
      ...always,
      path: ['FIREBASE_PRIVATE_KEY'],
      error:
        'is no private key that can sign; it begins with -----BEGIN PRIVATE KEY----- and may have its line breaks as \\n',
    },
  )
  .refine(
    (env) =>
      !env.INVOICE_ACCOUNT || (env.INVOICE_STREET && env.INVOICE_POSTAL_CODE && env.INVOICE_CITY),
    {
      ...always,
      path: ['INVOICE_ACCOUNT'],
      error: 'invoices need INVOICE_STREET, INVOICE_POSTAL_CODE and INVOICE_CITY too',
    },
  )
  .refine((env) => !isProduction(env) || env.DEMO || env.SMTP_URL, {
    ...always,
    path: ['SMTP_URL'],
    error:
      'mails need a mail server; "files" writes them to the outbox of this node, where nobody gets them',
  })
  .refine((env) => !isProduction(env) || env.DEMO || env.EHF_ENDPOINT_URL, {
    ...always,
    path: ['EHF_ENDPOINT_URL'],
    error:
      'EHF needs an access point; "files" writes them to the outbox of this node, where nobody gets them',
  })
  .refine((env) => !isProduction(env) || env.DEMO || !/^http:/.test(env.EHF_ENDPOINT_URL ?? ''), {
    ...always,
    path: ['EHF_ENDPOINT_URL'],
    error: 'must be an https:// address: an EHF has names and sums in it',
  })
  .refine((env) => !isProduction(env) || env.STRIPE_SECRET_KEY, {
    ...always,
    path: ['STRIPE_SECRET_KEY'],
    error: 'card payment needs it, with STRIPE_WEBHOOK_SECRET',
  })
  .refine((env) => !isProduction(env) || env.STRIPE_WEBHOOK_SECRET, {
    ...always,
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'card payment needs it, with STRIPE_SECRET_KEY',
  })
  .refine(
    (env) => !isProduction(env) || env.DEMO || !/^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
    {
      ...always,
      path: ['STRIPE_SECRET_KEY'],
      error:
        'a test key takes no money; use a live one, or set DEMO=true to say that this is a demonstration',
    },
  )
  .refine((env) => !isProduction(env) || env.DEMO || !env.TEST_CHECKOUT_HOST, {
    ...always,
    path: ['TEST_CHECKOUT_HOST'],
    error:
      'the test checkout takes no money; remove it, or set DEMO=true to say that this is a demonstration',
  });

export type ServerEnv = z.infer<typeof serverSchema>;

/** The error lists the names of wrong environment variables, but not the values, which may be secret. */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const result = serverSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ code, path, message }) => {
    const name = path.join('.');
    return `  ${name}: ${code !== 'custom' && !source[name] ? 'is not set' : message}`;
  });
  throw new Error(`The environment is not complete:\n${lines.join('\n')}`);
}

const holder = globalThis as typeof globalThis & { seatmapServerEnv?: ServerEnv };

export function serverEnv(): ServerEnv {
  return (holder.seatmapServerEnv ??= parseServerEnv(process.env));
}
