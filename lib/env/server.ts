import 'server-only';
import { z } from 'zod';

const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter(Boolean),
  );

const flag = z
  .enum(['true', 'false', ''])
  .default('')
  .transform((text) => text === 'true');

const serverSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    DEMO: flag,
    API_ALLOWED_ORIGINS: commaList,
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    FIREBASE_PROJECT_ID: z.string().min(1),
    FIREBASE_CLIENT_EMAIL: z.string().optional(),
    FIREBASE_PRIVATE_KEY: z
      .string()
      .optional()
      .transform((key) => key?.replaceAll('\\n', '\n')),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    NEXT_PUBLIC_FIREBASE_API_KEY: z.string().min(1),
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z.string().optional(),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    if (env.FIREBASE_AUTH_EMULATOR_HOST && !env.DEMO) {
      context.addIssue({
        code: 'custom',
        path: ['FIREBASE_AUTH_EMULATOR_HOST'],
        message:
          'the emulator accepts forged tokens; remove it, or set DEMO=true to say that this is a demonstration',
      });
    }
    if (
      !env.FIREBASE_AUTH_EMULATOR_HOST &&
      !(env.FIREBASE_CLIENT_EMAIL && env.FIREBASE_PRIVATE_KEY)
    ) {
      context.addIssue({
        code: 'custom',
        path: ['FIREBASE_CLIENT_EMAIL'],
        message: 'a Firebase project needs FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY',
      });
    }
  });

export type ServerEnv = z.infer<typeof serverSchema>;

/** Validates an environment; throws one error that lists every variable that is wrong, without its value. */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const result = serverSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${lines.join('\n')}`);
}

const holder = globalThis as typeof globalThis & { seatmapServerEnv?: ServerEnv };

/** The server's environment, read at first use, so that a build needs none. */
export function serverEnv(): ServerEnv {
  return (holder.seatmapServerEnv ??= parseServerEnv(process.env));
}
