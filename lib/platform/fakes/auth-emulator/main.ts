import { runProcess } from '../run-process';
import { startAuthEmulator } from './server';

runProcess(async () => {
  const { env } = process;
  const privacy = env.AUTH_EMULATOR_EMAIL_PRIVACY;
  const { host, port, close } = await startAuthEmulator({
    port: Number(env.AUTH_EMULATOR_PORT ?? 9099),
    projectId: env.FIREBASE_PROJECT_ID || undefined,
    stateFile: env.AUTH_EMULATOR_STATE_FILE,
    outboxDir: env.AUTH_EMULATOR_OUTBOX,
    actionUrl: env.AUTH_EMULATOR_ACTION_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    allowedOrigins: (env.AUTH_EMULATOR_ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    emailPrivacy: privacy === 'on' || privacy === 'off' ? privacy === 'on' : undefined,
  });
  return { announcement: `Auth emulator on http://${host}:${port}`, close };
});
