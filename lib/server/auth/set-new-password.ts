import 'server-only';
import type { Database } from '@/lib/db/client';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { endSessions } from './end-sessions';
import { applyNewPassword } from './mailed-code';

export async function setNewPassword(
  db: Database,
  { code, password, network }: { code: string; password: string; network: string },
): Promise<void> {
  const limit = { action: 'newPassword', by: `network ${network}`, windowSeconds: 3600 };
  await limitRate(db, { ...limit, max: 200 });
  const identity = await applyNewPassword(code, password);
  if (identity) await endSessions(db, identity.uid);
}
