import { exportAccount } from '@/lib/server/account/export-account';
import { streamText } from '@/lib/server/http/stream-text';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';
import { recordExport } from '@/lib/server/account/record-export';

export const POST = route({ session: 'teacher' }, async ({ session, teacher, db }) => {
  await limitRate(db, { action: 'export', by: session.uid, max: 20, windowSeconds: 3600 });
  await recordExport(db, teacher);
  const now = new Date();
  const parts = exportAccount(db, teacher, session, now.getTime());
  return new Response(streamText(parts), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''klassekart-${now.toISOString().slice(0, 10)}.json`,
    },
  });
});
