import 'server-only';
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { sharedLinkViews } from '@/lib/db/schema/tables';
import { readSession } from '@/lib/server/auth/read-session';
import { logger } from '@/lib/server/http/logger';
import type { OpenedLink } from './read-shared';

const counters = 8;

/** Counts a view of a shared link. The link may be deleted at the same time, so an error is ignored. */
export async function countView(
  request: Request,
  db: Database,
  { id: linkId, teacherId }: OpenedLink,
  nowMs: number,
): Promise<void> {
  try {
    const session = await readSession(request, db, nowMs);
    if (session?.teacher?.id === teacherId) return;
    await db
      .insert(sharedLinkViews)
      .values({ linkId, counter: randomInt(counters), views: 1 })
      .onConflictDoUpdate({
        target: [sharedLinkViews.linkId, sharedLinkViews.counter],
        set: { views: sql`${sharedLinkViews.views} + 1` },
      });
  } catch {
    logger().warn({ code: 'viewNotCounted' });
  }
}
