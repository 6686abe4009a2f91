import 'server-only';
import { and, desc, eq, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Link } from '@/lib/contracts/maps/links';
import { norwegianDay } from '@/lib/core/maps/norwegian-day';
import type { Queryable } from '@/lib/db/client';
import { sharedLinks, sharedLinkViews } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { findShownClasses } from './link-classes';
import { hasEnded } from './purge-links';

type LinkRow = typeof sharedLinks.$inferSelect;

export async function listLinks(
  db: Queryable,
  teacher: TeacherRow,
  nowMs: number,
  onlyId?: string,
): Promise<Link[]> {
  const today = norwegianDay(nowMs);
  const rows = await db
    .select({
      link: sharedLinks,
      views: sql<number>`coalesce(sum(${sharedLinkViews.views}), 0)::int`,
    })
    .from(sharedLinks)
    .leftJoin(sharedLinkViews, eq(sharedLinkViews.linkId, sharedLinks.id))
    .where(
      and(
        eq(sharedLinks.teacherId, teacher.id),
        onlyId === undefined ? undefined : eq(sharedLinks.id, onlyId),
      ),
    )
    .groupBy(sharedLinks.id)
    .orderBy(hasEnded(today)!, desc(sharedLinks.createdAt), desc(sharedLinks.id));
  if (rows.length === 0) return [];
  const shown = await findShownClasses(
    db,
    teacher,
    rows.map(({ link }) => link.id),
  );
  return rows.map(({ link, views }) => {
    const own = shown.filter(({ linkId }) => linkId === link.id);
    return {
      id: link.id,
      kind: link.kind,
      state: toState(link, today, own.length),
      classes: own.map(({ className: name, label }) => ({ name, label })),
      createdAt: link.createdAt.toISOString(),
      endsOn: link.endsOn,
      views,
    };
  });
}

function toState({ revokedAt, endsOn }: LinkRow, today: string, shown: number): Link['state'] {
  if (revokedAt) return 'revoked';
  if (endsOn < today) return 'ended';
  return shown === 0 ? 'empty' : 'open';
}

export function countOpenLinks(db: Queryable, teacher: TeacherRow, today: string) {
  return db.$count(sharedLinks, and(eq(sharedLinks.teacherId, teacher.id), not(hasEnded(today)!)));
}

export async function revokeLink(
  db: Queryable,
  teacher: TeacherRow,
  linkId: string,
  nowMs: number,
): Promise<void> {
  if (!z.uuid().safeParse(linkId).success) throw new AppError('notFound');
  const revoked = await db
    .update(sharedLinks)
    .set({
      revokedAt: sql`coalesce(${sharedLinks.revokedAt}, ${new Date(nowMs).toISOString()}::timestamptz)`,
    })
    .where(and(eq(sharedLinks.id, linkId), eq(sharedLinks.teacherId, teacher.id)))
    .returning({ id: sharedLinks.id });
  if (revoked.length === 0) throw new AppError('notFound');
}
