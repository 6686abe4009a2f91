import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  maxLinkDays,
  maxOpenLinks,
  type CreatedLink,
  type CreateLink,
  type CreateListLink,
  type linkKinds,
} from '@/lib/contracts/maps/links';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import type { Database, Queryable } from '@/lib/db/client';
import { classes, seatingMaps, sharedLinkItems, sharedLinks } from '@/lib/db/schema/tables';
import { findVisibleClass, visibleTo, type ClassRow } from '@/lib/server/access/find-class';
import { lockTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { isBegun, isKeptMap } from '@/lib/server/access/kept-maps';
import { AppError } from '@/lib/server/errors/app-error';
import { recordActivity } from '@/lib/server/access/record-activity';
import { hashLinkToken, makeLinkToken } from '@/lib/server/access/link-token';
import { countOpenLinks, listLinks } from './list-links';
import { purgeLinks } from './purge-links';

interface Item {
  classId: string;
  mapId?: string;
  label?: string;
}

interface NewLink {
  kind: (typeof linkKinds)[number];
  items: Item[];
  endsOn: string;
  token?: string;
}

export async function shareMap(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  asked: CreateLink,
  nowMs: number,
): Promise<CreatedLink> {
  if (!z.uuid().safeParse(mapId).success) throw new AppError('notFound');
  const [map] = await db
    .select({ id: seatingMaps.id, classId: seatingMaps.classId })
    .from(seatingMaps)
    .where(and(eq(seatingMaps.id, mapId), isKeptMap));
  if (!map) throw new AppError('notFound');
  const items = [{ classId: map.classId, mapId: map.id }];
  return createLink(db, teacher, { kind: 'map', items, ...asked }, nowMs);
}

export async function shareClass(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  asked: CreateLink,
  nowMs: number,
): Promise<CreatedLink> {
  const { id } = await findVisibleClass(db, teacher, classId);
  return createLink(db, teacher, { kind: 'class', items: [{ classId: id }], ...asked }, nowMs);
}

export function shareList(
  db: Database,
  teacher: TeacherRow,
  { classes: items, ...asked }: CreateListLink,
  nowMs: number,
): Promise<CreatedLink> {
  return createLink(db, teacher, { kind: 'list', items, ...asked }, nowMs);
}

/**
 * Creates a shared link. Every teacher who may see a class may share it, because a coordinator often arranges the
 * substitute teacher.
 */
async function createLink(
  db: Database,
  asked: TeacherRow,
  { kind, items, endsOn, token = makeLinkToken() }: NewLink,
  nowMs: number,
): Promise<CreatedLink> {
  const today = norwegianDay(nowMs);
  if (endsOn < today || endsOn > daysAfter(today, maxLinkDays)) {
    throw new AppError('invalidRequest', { errors: [{ path: 'endsOn', code: 'outOfRange' }] });
  }
  return db.transaction(async (tx) => {
    const teacher = await lockTeacher(tx, asked);
    const tokenHash = hashLinkToken(token)!;
    const before = await findLink(tx, teacher, tokenHash, nowMs);
    if (before) return { link: before, token };
    await purgeLinks(tx, teacher, today);
    const shared = await findClasses(tx, teacher, items);
    if ((await countOpenLinks(tx, teacher, today)) >= maxOpenLinks) {
      throw new AppError('tooManyLinks');
    }
    const [row] = await tx
      .insert(sharedLinks)
      .values({
        teacherId: teacher.id,
        ...{ tokenHash, kind, endsOn },
        createdAt: new Date(nowMs),
      })
      .returning();
    const linkId = row!.id;
    await tx
      .insert(sharedLinkItems)
      .values(items.map((item, position) => ({ linkId, position, ...item })));
    await recordSharing(tx, teacher, shared);
    const [link] = await listLinks(tx, teacher, nowMs, linkId);
    return { link: link!, token };
  });
}

async function findLink(tx: Queryable, teacher: TeacherRow, tokenHash: string, nowMs: number) {
  const [made] = await tx
    .select({ id: sharedLinks.id, teacherId: sharedLinks.teacherId })
    .from(sharedLinks)
    .where(eq(sharedLinks.tokenHash, tokenHash));
  if (!made) return undefined;
  if (made.teacherId !== teacher.id) throw new AppError('idTaken');
  const [link] = await listLinks(tx, teacher, nowMs, made.id);
  return link;
}

async function findClasses(tx: Queryable, teacher: TeacherRow, items: Item[]): Promise<ClassRow[]> {
  const ids = [...new Set(items.map(({ classId }) => classId))];
  const found = await tx
    .select()
    .from(classes)
    .where(and(inArray(classes.id, ids), visibleTo(teacher)));
  if (found.length < ids.length) throw new AppError('notFound');
  if (found.some(({ archivedAt }) => archivedAt)) throw new AppError('classArchived');
  const withMap = await tx
    .select({ classId: seatingMaps.classId })
    .from(seatingMaps)
    .where(and(inArray(seatingMaps.classId, ids), isBegun, isKeptMap));
  const hasMap = new Set(withMap.map(({ classId }) => classId));
  if (items.some(({ classId, mapId }) => !mapId && !hasMap.has(classId))) {
    throw new AppError('classWithoutMap');
  }
  return found;
}

async function recordSharing(tx: Queryable, teacher: TeacherRow, shared: ClassRow[]) {
  const { schoolId } = teacher;
  const ofSchool = shared.filter((row) => schoolId !== null && row.schoolId === schoolId);
  if (schoolId === null || ofSchool.length === 0) return;
  const owners = new Set(ofSchool.map(({ teacherId }) => teacherId));
  const [owner] = owners;
  const subject = owners.size === 1 && owner && owner !== teacher.id ? { id: owner } : undefined;
  const detail = { classes: ofSchool.length };
  await recordActivity(tx, { schoolId, kind: 'shared', actor: teacher, subject, detail });
}
