import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  listedRounds,
  maxGroupRounds,
  type GroupRound,
  type KeepGroupRounds,
} from '@/lib/contracts/classes/group-rounds';
import type { Database, Queryable } from '@/lib/db/client';
import { groupRoundPupils, groupRounds, pupils } from '@/lib/db/schema/tables';
import { findVisibleClass, lockEditableClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { requirePlan } from '@/lib/server/access/require-plan';
import { AppError } from '@/lib/server/errors/app-error';

export async function listGroupRounds(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<GroupRound[]> {
  await findVisibleClass(db, teacher, classId);
  return readGroupRounds(db, classId);
}

export async function keepGroupRounds(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  { rounds }: KeepGroupRounds,
  nowMs: number,
): Promise<GroupRound[]> {
  await requirePlan(db, teacher, nowMs);
  return db.transaction(async (tx) => {
    await lockEditableClass(tx, teacher, classId);
    await checkPupils(tx, classId, rounds);
    await writeRounds(tx, classId, await findChanged(tx, classId, rounds), nowMs);
    await tx.delete(groupRounds).where(and(eq(groupRounds.classId, classId), not(hasPupils)));
    if ((await tx.$count(groupRounds, eq(groupRounds.classId, classId))) > maxGroupRounds) {
      throw new AppError('tooManyGroupRounds');
    }
    return readGroupRounds(tx, classId);
  });
}

export async function deleteGroupRound(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  roundId: string,
): Promise<void> {
  if (!z.uuid().safeParse(roundId).success) throw new AppError('notFound');
  await db.transaction(async (tx) => {
    await lockEditableClass(tx, teacher, classId);
    await tx
      .delete(groupRounds)
      .where(and(eq(groupRounds.id, roundId), eq(groupRounds.classId, classId)));
  });
}

const hasPupils = sql`exists (
  select from group_round_pupils members where members.round_id = group_rounds.id)`;

function readGroupRounds(db: Queryable, classId: string): Promise<GroupRound[]> {
  return db
    .select(roundColumns)
    .from(groupRounds)
    .where(and(eq(groupRounds.classId, classId), hasPupils))
    .orderBy(desc(groupRounds.day), desc(groupRounds.createdAt), desc(groupRounds.id))
    .limit(listedRounds);
}

const groupsOfRound = sql<string[][]>`(
  select json_agg(groups.pupil_ids order by groups.group_number) from (
    select members.group_number, json_agg(pupils.id order by pupils.position) as pupil_ids
    from group_round_pupils members join pupils on pupils.id = members.pupil_id
    where members.round_id = group_rounds.id group by members.group_number) groups)`;

const roundColumns = {
  id: groupRounds.id,
  version: groupRounds.version,
  day: groupRounds.day,
  groups: groupsOfRound,
};

async function findChanged(
  tx: Queryable,
  classId: string,
  rounds: GroupRound[],
): Promise<GroupRound[]> {
  const ids = rounds.map(({ id }) => id);
  const rows = await tx
    .select(roundColumns)
    .from(groupRounds)
    .where(and(eq(groupRounds.classId, classId), inArray(groupRounds.id, ids), hasPupils));
  const kept = new Map(rows.map((row) => [row.id, row]));
  const toContent = ({ day, groups }: GroupRound) => [day, groups.map((group) => group.toSorted())];
  const changed = rounds.filter((round) => {
    const row = kept.get(round.id);
    return !row || !isDeepStrictEqual(toContent(row), toContent(round));
  });
  if (changed.some(({ id, version }) => (kept.get(id)?.version ?? version) !== version)) {
    throw new AppError('changedMeanwhile');
  }
  return changed;
}

async function checkPupils(tx: Queryable, classId: string, rounds: GroupRound[]): Promise<void> {
  const rows = await tx.select({ id: pupils.id }).from(pupils).where(eq(pupils.classId, classId));
  const inClass = new Set(rows.map(({ id }) => id));
  const wrong = rounds.findIndex(({ groups }) => !groups.flat().every((id) => inClass.has(id)));
  if (wrong < 0) return;
  throw new AppError('groupsInvalid', {
    errors: [{ path: `rounds.${wrong}.groups`, code: 'unknownPupil' }],
  });
}

async function writeRounds(
  tx: Queryable,
  classId: string,
  rounds: GroupRound[],
  nowMs: number,
): Promise<void> {
  if (rounds.length === 0) return;
  // Group rounds (divisions of a class into groups) get creation times a millisecond apart, so that sorting preserves
  // their order.
  const rows = rounds.map(({ id, day, version }, index) => ({
    ...{ id, day, version: version + 1 },
    classId,
    createdAt: new Date(nowMs + index),
  }));
  const written = await tx
    .insert(groupRounds)
    // Sorted ids prevent a deadlock between two requests that insert the same ids.
    .values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: groupRounds.id,
      set: { day: sql`excluded.day`, version: sql`excluded.version` },
      setWhere: eq(groupRounds.classId, classId),
    })
    .returning({ id: groupRounds.id });
  if (written.length < rounds.length) throw new AppError('idTaken');
  const ids = rounds.map(({ id }) => id);
  await tx.delete(groupRoundPupils).where(inArray(groupRoundPupils.roundId, ids));
  const members = rounds.flatMap(({ id: roundId, groups }) =>
    groups.flatMap((group, index) =>
      group.map((pupilId) => ({ roundId, pupilId, groupNumber: index + 1 })),
    ),
  );
  await tx.insert(groupRoundPupils).values(members);
}
