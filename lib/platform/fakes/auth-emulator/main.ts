import type { AddressInfo } from 'node:net';
import { endWithParent } from '../../launch/supervisor/end-with-parent';
import { startAuthEmulator } from './server';

endWithParent();
const { env } = process;
try {
  const server = await startAuthEmulator({
    port: Number(env.AUTH_EMULATOR_PORT ?? 9099),
    projectId: env.FIREBASE_PROJECT_ID || 'demo-seatmap',
    accountsFile: env.AUTH_EMULATOR_ACCOUNTS,
    outboxDir: env.AUTH_EMULATOR_OUTBOX,
    actionUrl: env.AUTH_EMULATOR_ACTION_URL || undefined,
    mailFrom: env.MAIL_FROM || 'no-reply@localhost',
    allowedOrigins: (env.AUTH_EMULATOR_ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    emailPrivacy: env.AUTH_EMULATOR_EMAIL_PRIVACY !== 'off',
  });
  const { address, port } = server.address() as AddressInfo;
  console.log(`Auth emulator on http://${address}:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
