import 'server-only';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import {
  activityLog,
  cardSubscriptions,
  checkoutAttempts,
  classConditions,
  classMarks,
  classEditors,
  classUses,
  classes,
  groupRoundPupils,
  groupRounds,
  mails,
  mapAbsences,
  mapVersions,
  pupils,
  removals,
  rooms,
  schoolOrders,
  schools,
  seatingMaps,
  seats,
  sharedLinkItems,
  sharedLinks,
  yearMoves,
} from '@/lib/db/schema/tables';
import { visibleTo } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { listSessions } from '@/lib/server/auth/list-sessions';
import type { Session } from '@/lib/server/auth/read-session';

const pageSize = 20;

export async function* exportAccount(
  db: Queryable,
  teacher: TeacherRow,
  session: Session,
  nowMs: number,
): AsyncGenerator<string> {
  const facts = {
    exportedAt: new Date(nowMs).toISOString(),
    account: await readFacts(db, teacher, session),
    sessions: await listSessions(db, session, nowMs),
    payments: await readPayments(db, teacher),
    activity: await readActivity(db, teacher),
    removedFromSchools: await readRemovals(db, teacher),
    sharedWithMe: await readEditorRights(db, teacher),
    usedClasses: await readUses(db, teacher),
    schoolYearsBegun: await readYearMoves(db, teacher),
    links: await readLinks(db, teacher),
    mails: await readMails(db, teacher),
  };
  yield `${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "rooms": [`;
  yield* listed(roomsOf(db, teacher));
  yield '],\n  "classes": [';
  yield* listed(classesOf(db, teacher));
  yield '],\n  "groupRounds": [';
  yield* listed(groupRoundsOf(db, teacher));
  yield '],\n  "maps": [';
  yield* listed(mapsOf(db, teacher));
  yield ']\n}\n';
}

async function* listed(rows: AsyncGenerator<object>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
}

async function readFacts(db: Queryable, teacher: TeacherRow, session: Session) {
  const { firebaseUid, schoolId, searchWords: _, ...facts } = teacher;
  const [school] = schoolId
    ? await db.select({ name: schools.name }).from(schools).where(eq(schools.id, schoolId))
    : [];
  return {
    ...facts,
    identityProviderId: firebaseUid,
    signInEmail: session.email,
    isEmailVerified: session.isEmailVerified,
    school: school?.name ?? null,
  };
}

async function readPayments(db: Queryable, teacher: TeacherRow) {
  return {
    cardSubscriptions: await db
      .select()
      .from(cardSubscriptions)
      .where(eq(cardSubscriptions.teacherId, teacher.id)),
    checkouts: await db
      .select({
        plan: checkoutAttempts.lookupKey,
        status: checkoutAttempts.status,
        createdAt: checkoutAttempts.createdAt,
      })
      .from(checkoutAttempts)
      .where(eq(checkoutAttempts.teacherId, teacher.id)),
    ordersForSchools: await readOrders(db, teacher),
  };
}

/**
 * Reads a teacher's orders for the export. Orders for a former school come without the payer's data, because a
 * colleague may have changed that data.
 */
async function readOrders(db: Queryable, teacher: TeacherRow) {
  const orders = await db.select().from(schoolOrders).where(eq(schoolOrders.orderedBy, teacher.id));
  return orders.map((order) => {
    if (order.schoolId === teacher.schoolId) return order;
    const { id, tierId, lookupKey, netOre, vatOre, totalOre, periodStart, periodEnd, createdAt } =
      order;
    return { id, tierId, lookupKey, netOre, vatOre, totalOre, periodStart, periodEnd, createdAt };
  });
}

function readActivity(db: Queryable, teacher: TeacherRow) {
  return db
    .select({ kind: activityLog.kind, at: activityLog.createdAt, detail: activityLog.detail })
    .from(activityLog)
    .where(eq(activityLog.actorId, teacher.id))
    .orderBy(asc(activityLog.createdAt));
}

function readRemovals(db: Queryable, teacher: TeacherRow) {
  return db
    .select({ at: removals.removedAt })
    .from(removals)
    .where(eq(removals.teacherId, teacher.id));
}

function readEditorRights(db: Queryable, teacher: TeacherRow) {
  return db
    .select({ grade: classes.grade, name: classes.name, since: classEditors.createdAt })
    .from(classEditors)
    .innerJoin(classes, eq(classes.id, classEditors.classId))
    .where(eq(classEditors.teacherId, teacher.id));
}

type Page<Row> = (last: string | undefined) => Promise<Row[]>;

async function* inPages<Row extends { id: string }>(
  read: Page<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  let last: string | undefined;
  for (;;) {
    const page = await read(last);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1)!.id;
  }
}

function readUses(db: Queryable, teacher: TeacherRow) {
  return db
    .select({ grade: classes.grade, name: classes.name, at: classUses.usedAt })
    .from(classUses)
    .leftJoin(classes, and(eq(classes.id, classUses.classId), visibleTo(teacher)))
    .where(eq(classUses.teacherId, teacher.id));
}

function readYearMoves(db: Queryable, teacher: TeacherRow) {
  return db
    .select({ schoolYear: yearMoves.schoolYear, at: yearMoves.createdAt })
    .from(yearMoves)
    .where(eq(yearMoves.movedBy, teacher.id));
}

function readLinks(db: Queryable, teacher: TeacherRow) {
  return db
    .select({
      id: sharedLinks.id,
      kind: sharedLinks.kind,
      className: classes.name,
      label: sharedLinkItems.label,
      createdAt: sharedLinks.createdAt,
      endsOn: sharedLinks.endsOn,
      revokedAt: sharedLinks.revokedAt,
    })
    .from(sharedLinks)
    .leftJoin(sharedLinkItems, eq(sharedLinkItems.linkId, sharedLinks.id))
    .leftJoin(classes, and(eq(classes.id, sharedLinkItems.classId), visibleTo(teacher)))
    .where(eq(sharedLinks.teacherId, teacher.id))
    .orderBy(asc(sharedLinks.createdAt), asc(sharedLinks.id), asc(sharedLinkItems.position));
}

/** The mails of the export have no links, because a link can act as a credential. */
async function readMails(db: Queryable, teacher: TeacherRow) {
  const { kind, language, recipient, facts, queuedAt, sentAt } = mails;
  const found = await db
    .select({ kind, language, recipient, facts, queuedAt, sentAt })
    .from(mails)
    .where(eq(mails.teacherId, teacher.id))
    .orderBy(asc(mails.queuedAt), asc(mails.id));
  return found.map(({ facts: said, ...mail }) => ({ ...mail, facts: said && withoutUrls(said) }));
}

const withoutUrls = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !/url$/i.test(name)));

async function* roomsOf(db: Queryable, teacher: TeacherRow): AsyncGenerator<object> {
  const read = (last?: string) =>
    db
      .select()
      .from(rooms)
      .where(and(eq(rooms.teacherId, teacher.id), last ? gt(rooms.id, last) : undefined))
      .orderBy(asc(rooms.id))
      .limit(pageSize);
  for await (const page of inPages(read, pageSize)) {
    for (const { teacherId: _, schoolId: __, ...room } of page) yield room;
  }
}

async function* classesOf(db: Queryable, teacher: TeacherRow): AsyncGenerator<object> {
  const read = (last?: string) =>
    db
      .select()
      .from(classes)
      .where(and(eq(classes.teacherId, teacher.id), last ? gt(classes.id, last) : undefined))
      .orderBy(asc(classes.id))
      .limit(pageSize);
  for await (const page of inPages(read, pageSize)) {
    const ids = page.map(({ id }) => id);
    const found = await db
      .select()
      .from(pupils)
      .where(inArray(pupils.classId, ids))
      .orderBy(asc(pupils.position));
    const marks = await db
      .select()
      .from(classMarks)
      .where(inArray(classMarks.classId, ids))
      .orderBy(asc(classMarks.symbol));
    const kept = await db
      .select()
      .from(classConditions)
      .where(inArray(classConditions.classId, ids));
    for (const { teacherId: _, schoolId, sortName: __, searchWords: ___, ...row } of page) {
      yield {
        ...row,
        isOfSchool: schoolId !== null,
        pupils: found
          .filter(({ classId }) => classId === row.id)
          .map(({ id, name, marks: symbols }) => ({ id, name, marks: symbols })),
        marks: marks
          .filter(({ classId }) => classId === row.id)
          .map(({ symbol, name }) => ({ symbol, name })),
        conditions: kept.find(({ classId }) => classId === row.id)?.conditions ?? [],
      };
    }
  }
}

const ownClassIds = (db: Queryable, teacher: TeacherRow) =>
  db.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, teacher.id));

async function* groupRoundsOf(db: Queryable, teacher: TeacherRow): AsyncGenerator<object> {
  const ofTeacher = inArray(groupRounds.classId, ownClassIds(db, teacher));
  const read = (last?: string) =>
    db
      .select()
      .from(groupRounds)
      .where(and(ofTeacher, last ? gt(groupRounds.id, last) : undefined))
      .orderBy(asc(groupRounds.id))
      .limit(pageSize);
  for await (const page of inPages(read, pageSize)) {
    const ids = page.map(({ id }) => id);
    const members = await db
      .select()
      .from(groupRoundPupils)
      .where(inArray(groupRoundPupils.roundId, ids));
    for (const round of page) {
      const pupilsOfRound = members.filter(({ roundId }) => roundId === round.id);
      yield { ...round, pupils: pupilsOfRound.map(({ roundId: _, ...member }) => member) };
    }
  }
}

async function* mapsOf(db: Queryable, teacher: TeacherRow): AsyncGenerator<object> {
  const ofTeacher = inArray(seatingMaps.classId, ownClassIds(db, teacher));
  const read = (last?: string) =>
    db
      .select()
      .from(seatingMaps)
      .where(and(ofTeacher, last ? gt(seatingMaps.id, last) : undefined))
      .orderBy(asc(seatingMaps.id))
      .limit(pageSize);
  for await (const page of inPages(read, pageSize)) {
    const ids = page.map(({ id }) => id);
    const taken = await db.select().from(seats).where(inArray(seats.mapId, ids));
    const earlier = await db.select().from(mapVersions).where(inArray(mapVersions.mapId, ids));
    const absent = await db.select().from(mapAbsences).where(inArray(mapAbsences.mapId, ids));
    for (const { createdBy: _, updatedBy: __, ...map } of page) {
      const isItsOwn = ({ mapId }: { mapId: string }) => mapId === map.id;
      yield {
        ...map,
        seats: taken.filter(isItsOwn).map(({ mapId: ___, ...seat }) => seat),
        earlierVersions: earlier
          .filter(isItsOwn)
          .map(({ version, savedAt, state }) => ({ version, savedAt, state })),
        absences: absent.filter(isItsOwn).map(({ day, pupilId }) => ({ day, pupilId })),
      };
    }
  }
}
