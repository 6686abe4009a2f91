import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import {
  keepGroupRoundsSchema,
  listedRounds,
  maxGroupRounds,
  type GroupRound,
} from '@/lib/contracts/classes/group-rounds';
import { groupRoundPupils, groupRounds } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { archiveClass } from './archive-class';
import { deleteClass } from './delete-class';
import { deleteGroupRound, keepGroupRounds, listGroupRounds } from './group-rounds';
import { addEditor } from './share-class';
import { updateClass } from './update-class';

const database = testDatabase();
let teacher: TeacherRow;
let made: ClassDetail;

beforeEach(async () => {
  const schoolId = await addSchool(database.db);
  teacher = await addTeacher(database.db, { schoolId });
  made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora', 'Ola');
});

const round = (day: string, groups: number[][], id: string = randomUUID()): GroupRound => ({
  id,
  version: 0,
  day,
  groups: groups.map((group) => group.map((place) => made.pupils[place]!.id)),
});
const pairs = [
  [0, 1],
  [2, 3],
];
const crossed = [
  [0, 2],
  [1, 3],
];
const keep = (rounds: GroupRound[], { who = teacher, atMs = nowMs, classId = made.id } = {}) =>
  keepGroupRounds(database.db, who, classId, { rounds }, atMs);
const list = (who = teacher, classId = made.id) => listGroupRounds(database.db, who, classId);
const drop = (id: string, who = teacher, classId = made.id) =>
  deleteGroupRound(database.db, who, classId, id);
const asKept = (one: GroupRound, version = 1): GroupRound => ({ ...one, version });
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const withoutPupils = (...places: number[]) => {
  const pupils = made.pupils.filter((_, place) => !places.includes(place));
  return updateClass(database.db, teacher, made.id, { ...made, pupils }, nowMs);
};

describe('group rounds', () => {
  it('are listed by day, latest first, and within a day by time of saving', async () => {
    expect(await list()).toEqual([]);
    const [monday, tuesday, tuesdayToo] = [
      round('2026-08-17', pairs),
      round('2026-08-18', [[3], [0, 1, 2]]),
      round('2026-08-18', crossed),
    ];
    expect(await keep([tuesday, tuesdayToo, monday])).toEqual(
      [tuesdayToo, tuesday, monday].map((one) => asKept(one)),
    );
    const later = round('2026-08-18', pairs);
    expect(await keep([later], { atMs: nowMs + 1000 })).toEqual(
      [later, tuesdayToo, tuesday, monday].map((one) => asKept(one)),
    );
    expect(await list()).toHaveLength(4);
  });

  it('are saved once for repeated and simultaneous requests', async () => {
    const rounds = [round('2026-08-17', pairs), round('2026-08-18', crossed)];
    await Promise.all([keep(rounds), keep(rounds)]);
    const kept = await list();
    expect(await keep(rounds, { atMs: nowMs + 1000 })).toEqual(kept);
    expect(kept).toEqual([asKept(rounds[1]!), asKept(rounds[0]!)]);
    const stored = database.db.$count(groupRoundPupils, eq(groupRoundPupils.roundId, kept[0]!.id));
    expect(await stored).toBe(4);
  });

  it('are all stored when saved from two tabs at the same time', async () => {
    const rounds = [round('2026-08-17', pairs), round('2026-08-18', crossed)];
    await Promise.all(rounds.map((one) => keep([one])));
    expect(await list()).toEqual([asKept(rounds[1]!), asKept(rounds[0]!)]);
  });

  it('keep their position when replaced by rounds with the same id', async () => {
    const [first, second] = [round('2026-08-17', pairs), round('2026-08-17', pairs)];
    await keep([first, second]);
    const changed = asKept(round('2026-08-17', [[3, 0]], first.id));
    await keep([changed], { atMs: nowMs + 1000 });
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list())[1]!.groups).toEqual([[made.pupils[0]!.id, made.pupils[3]!.id]]);
    await keep([{ ...changed, version: 2, day: '2026-08-19' }]);
    expect((await list())[0]).toMatchObject({ id: first.id, version: 3, day: '2026-08-19' });
  });

  it('cannot be overwritten by a change that is based on an outdated version', async () => {
    const [first, fine] = [round('2026-08-17', pairs), round('2026-08-18', pairs)];
    await keep([first]);
    const [theirs, mine] = [
      asKept({ ...first, groups: round('', crossed).groups }),
      asKept({ ...first, day: '2026-08-20' }),
    ];
    expect(await keep([theirs])).toEqual([asKept(theirs, 2)]);
    expect(await code(keep([fine, mine]))).toBe('changedMeanwhile');
    expect(await code(keep([first]))).toBe('changedMeanwhile');
    expect(await list()).toEqual([asKept(theirs, 2)]);
    expect(await keep([asKept(mine, 2)])).toEqual([asKept(mine, 3)]);
  });

  it("are all refused if one round has the id of another class's round or a pupil of another class", async () => {
    const other = await addClass(database.db, teacher, 'Sofie');
    const ofOther = { ...round('2026-08-17', []), groups: [[other.pupils[0]!.id]] };
    await keep([ofOther], { classId: other.id });
    const fine = round('2026-08-18', pairs);
    expect(await code(keep([fine, round('2026-08-18', pairs, ofOther.id)]))).toBe('idTaken');
    expect(await code(keep([fine, { ...ofOther, id: randomUUID() }]))).toBe('groupsInvalid');
    expect(await list()).toEqual([]);
    await drop(ofOther.id);
    expect(await list(teacher, other.id)).toEqual([asKept(ofOther)]);
  });

  it('omit a deleted pupil, and a round without pupils is deleted', async () => {
    const alone = round('2026-08-17', [[0], [1, 2]]);
    await keep([alone, round('2026-08-18', [[0]])]);
    await withoutPupils(0);
    expect(await list()).toEqual([{ ...alone, version: 1, groups: [alone.groups[1]] }]);
    expect(await code(keep([alone]))).toBe('groupsInvalid');
    const left = { ...alone, groups: [alone.groups[1]!] };
    expect(await keep([left])).toEqual([asKept(left)]);
    expect(await database.db.$count(groupRounds, eq(groupRounds.classId, made.id))).toBe(1);
  });

  it('can be read by colleagues and changed only by editors of the class', async () => {
    const [colleague, editor] = [
      await addTeacher(database.db, { schoolId: teacher.schoolId }),
      await addTeacher(database.db, { schoolId: teacher.schoolId }),
    ];
    const stranger = await addTeacher(database.db);
    await addEditor(database.db, teacher, made.id, editor.id);
    const kept = round('2026-08-17', pairs);
    expect(await keep([kept], { who: editor })).toEqual([asKept(kept)]);
    expect(await list(colleague)).toEqual([asKept(kept)]);
    for (const [who, answer] of [
      [colleague, 'forbidden'],
      [stranger, 'notFound'],
    ] as const) {
      expect(await code(keep([round('2026-08-18', pairs)], { who }))).toBe(answer);
      expect(await code(drop(kept.id, who))).toBe(answer);
    }
    expect(await code(list(stranger))).toBe('notFound');
    expect(await list()).toEqual([asKept(kept)]);
  });

  it('can be read but not changed while the class is archived', async () => {
    const kept = round('2026-08-17', pairs);
    await keep([kept]);
    await archiveClass(database.db, teacher, made.id, { ...made, archived: true }, nowMs);
    expect(await code(keep([round('2026-08-18', pairs)]))).toBe('classArchived');
    expect(await code(drop(kept.id))).toBe('classArchived');
    expect(await list()).toEqual([asKept(kept)]);
  });

  it('cannot be saved without an active subscription or trial, but can be read and deleted', async () => {
    const alone = await addTeacher(database.db, { trialExpiresAt: new Date(nowMs + 86_400_000) });
    made = await addClass(database.db, alone, 'Emma', 'Noah', 'Nora', 'Ola');
    const kept = round('2026-08-17', pairs);
    await keep([kept], { who: alone });
    const again = keep([kept], { who: alone, atMs: nowMs + 2 * 86_400_000 });
    expect(await code(again)).toBe('noActivePlan');
    expect(await list(alone)).toEqual([asKept(kept)]);
    await drop(kept.id, alone);
    expect(await list(alone)).toEqual([]);
  });

  it('can be deleted more than once without an error, and can be saved anew afterwards', async () => {
    const [kept, other] = [round('2026-08-18', pairs), round('2026-08-17', crossed)];
    await keep([kept, other]);
    await Promise.all([drop(kept.id), drop(kept.id)]);
    await drop(kept.id.toUpperCase());
    expect(await list()).toEqual([asKept(other)]);
    expect(await keep([asKept(kept)])).toEqual([asKept(kept, 2), asKept(other)]);
    expect(await code(drop('first'))).toBe('notFound');
  });

  it('are deleted with the class', async () => {
    await keep([round('2026-08-17', pairs)]);
    await deleteClass(database.db, teacher, made.id);
    expect(await database.db.$count(groupRounds, eq(groupRounds.classId, made.id))).toBe(0);
  });

  it('are refused above the maximum of a class, and only the newest are listed', async () => {
    const rows = Array.from({ length: maxGroupRounds - 1 }, (_, index) => ({
      id: randomUUID() as string,
      classId: made.id,
      version: 1,
      day: '2026-08-01',
      createdAt: new Date(nowMs + index),
    }));
    await database.db.insert(groupRounds).values(rows);
    const pupilId = made.pupils[0]!.id;
    const members = rows.map(({ id: roundId }) => ({ roundId, pupilId, groupNumber: 1 }));
    await database.db.insert(groupRoundPupils).values(members);

    const last = round('2026-08-02', pairs);
    const more = [last, round('2026-08-03', pairs)];
    expect(await code(keep(more))).toBe('tooManyGroupRounds');
    const kept = await keep([last]);
    expect([kept.length, kept[0], kept.at(-1)!.id]).toEqual([
      listedRounds,
      asKept(last),
      rows.at(1 - listedRounds)!.id,
    ]);
    expect(await keep([last])).toEqual(kept);
    expect(await code(keep(more))).toBe('tooManyGroupRounds');
    await drop(rows[0]!.id);
    expect((await keep(more))[0]).toEqual(asKept(more[1]!));
  });
});

describe('the schema of group rounds', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const one = (values: object = {}) => ({
    rounds: [
      { id: randomUUID(), version: 0, day: '2026-08-20', groups: [[first], [second]], ...values },
    ],
  });

  it.each([
    ['a round', one()],
    ['40 rounds', { rounds: Array.from({ length: 40 }, () => one().rounds[0]) }],
  ])('accepts up to 40 valid rounds: %s', (_, body) => {
    expect(keepGroupRoundsSchema.safeParse(body).success).toBe(true);
  });

  it.each([
    ['no round', { rounds: [] }],
    ['41 rounds', { rounds: Array.from({ length: 41 }, () => one().rounds[0]) }],
    [
      'two rounds with the same id',
      { rounds: [...one({ id: first }).rounds, ...one({ id: first }).rounds] },
    ],
    ['a round without a group', one({ groups: [] })],
    ['an empty group', one({ groups: [[first], []] })],
    ['a pupil twice in a group', one({ groups: [[first, first]] })],
    ['a pupil in two groups', one({ groups: [[first], [second, first.toUpperCase()]] })],
    ['a day that does not exist', one({ day: '2026-02-30' })],
    ['the year 0', one({ day: '0000-01-01' })],
    ['a round with a name', one({ name: 'Uke 34' })],
  ])('refuses invalid rounds: %s', (_, body) => {
    expect(keepGroupRoundsSchema.safeParse(body).success).toBe(false);
  });
});
