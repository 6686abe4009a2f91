import { endWithParent } from '../../launch/supervisor/end-with-parent';
import { startAuthEmulator } from './server';

/** The Auth emulator as a process of its own, told by its environment what to do. */
async function main(): Promise<void> {
  const { env } = process;
  const privacy = env.AUTH_EMULATOR_EMAIL_PRIVACY;
  const emulator = await startAuthEmulator({
    port: Number(env.AUTH_EMULATOR_PORT ?? 9099),
    projectId: env.FIREBASE_PROJECT_ID || undefined,
    stateFile: env.AUTH_EMULATOR_STATE_FILE,
    outboxDir: env.AUTH_EMULATOR_OUTBOX,
    actionUrl: env.AUTH_EMULATOR_ACTION_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    allowedOrigins: (env.AUTH_EMULATOR_ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    emailPrivacy: privacy === 'on' || privacy === 'off' ? privacy === 'on' : undefined,
  });
  const stop = () => {
    emulator.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Auth emulator on http://${emulator.host}:${emulator.port}`);
}

endWithParent();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
