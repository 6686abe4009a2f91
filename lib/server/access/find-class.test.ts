import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/db/client';
import { eq } from 'drizzle-orm';
import { classes, teachers } from '@/lib/db/schema/tables';
import { archiveClass } from '@/lib/server/classes/archive-class';
import { putConditions, readConditions } from '@/lib/server/conditions/class-conditions';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { listClasses } from '@/lib/server/testing/list-classes';
import { readClass } from '@/lib/server/classes/read-class';
import { addEditor, removeEditor } from '@/lib/server/classes/share-class';
import { updateClass } from '@/lib/server/classes/update-class';
import { activateMap } from '@/lib/server/maps/activate-map';
import { changeMap } from '@/lib/server/maps/change-map';
import { deleteMap } from '@/lib/server/maps/delete-map';
import { listHistory } from '@/lib/server/maps/list-history';
import { listAbsences } from '@/lib/server/maps/map-absences';
import { listMapVersions, restoreMapVersion } from '@/lib/server/maps/map-versions';
import { readMap } from '@/lib/server/maps/read-map';
import { renameMap } from '@/lib/server/maps/rename-map';
import { restoreMap } from '@/lib/server/maps/restore-map';
import { saveMap } from '@/lib/server/maps/save-map';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import type { TeacherRow } from './find-teacher';

const database = testDatabase();
let owner: TeacherRow;
let colleague: TeacherRow;
let editor: TeacherRow;
let ids: { class: string; map: string };

beforeAll(async () => {
  const { db } = database;
  const schoolId = await addSchool(db);
  owner = await addTeacher(db, { schoolId });
  colleague = await addTeacher(db, { schoolId });
  editor = await addTeacher(db, { schoolId });
  const made = await addClass(db, owner, 'Emma', 'Noah');
  await addEditor(db, owner, made.id, editor.id);
  const map = await saveMap(db, owner, made.id, rowMap(made.pupils), nowMs);
  ids = { class: made.id, map: map.id };
}, 60_000);

type Call = (db: Database, teacher: TeacherRow, ids: { class: string; map: string }) => unknown;

const today = new Date(nowMs).toISOString().slice(0, 10);
const { id: _, name: __, ...corrected } = rowMap([]);
const change = { grade: '1', name: 'X', version: 1, pupils: [] };
const reads: [string, Call][] = [
  ['reading the class', (db, teacher, id) => readClass(db, teacher, id.class)],
  ['listing the history of the class', (db, teacher, id) => listHistory(db, teacher, id.class)],
  ['reading a map', (db, teacher, id) => readMap(db, teacher, id.map)],
  ['listing the versions of a map', (db, teacher, id) => listMapVersions(db, teacher, id.map)],
  [
    'reading the absences of a day',
    (db, teacher, id) => listAbsences(db, teacher, id.map, today, nowMs),
  ],
];
const readConditionsOf: [string, Call] = [
  'reading the conditions of the class',
  (db, teacher, id) => readConditions(db, teacher, id.class),
];
const edits: [string, Call][] = [
  [
    'changing the conditions of the class',
    (db, teacher, id) =>
      putConditions(db, teacher, id.class, { version: 0, conditions: [] }, nowMs),
  ],
  ['changing the class', (db, teacher, id) => updateClass(db, teacher, id.class, change, nowMs)],
  ['saving a map', (db, teacher, id) => saveMap(db, teacher, id.class, rowMap([]), nowMs)],
  [
    'correcting a map',
    (db, teacher, id) => changeMap(db, teacher, id.map, { ...corrected, version: 1 }, nowMs),
  ],
  ['renaming a map', (db, teacher, id) => renameMap(db, teacher, id.map, 'X')],
  ['restoring a map', (db, teacher, id) => restoreMap(db, teacher, id.map)],
  [
    'restoring a version of a map',
    async (db, teacher, id) => {
      const input = { ...corrected, version: 1 };
      await changeMap(db, owner, id.map, input, nowMs).catch(() => undefined);
      return restoreMapVersion(db, teacher, id.map, '1', 2, nowMs);
    },
  ],
  ['activating a map', (db, teacher, id) => activateMap(db, teacher, id.map)],
  ['deleting a map', (db, teacher, id) => deleteMap(db, teacher, id.map, nowMs)],
];
const ownersWrites: [string, Call][] = [
  ['deleting the class', (db, teacher, id) => deleteClass(db, teacher, id.class)],
  [
    'archiving the class',
    (db, teacher, id) => archiveClass(db, teacher, id.class, { archived: true, version: 1 }, nowMs),
  ],
  [
    'restoring the class from the archive',
    (db, teacher, id) =>
      archiveClass(db, teacher, id.class, { archived: false, version: 1 }, nowMs),
  ],
  ['adding an editor', (db, teacher, id) => addEditor(db, teacher, id.class, colleague.id)],
  ['removing an editor', (db, teacher, id) => removeEditor(db, teacher, id.class, owner.id)],
];
const writes = [...edits, ...ownersWrites, readConditionsOf];

const outcome = async (call: Call, teacher: TeacherRow, of = ids) => {
  try {
    await call(database.db, teacher, of);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a teacher of another school than the class', () => {
  it.each([...reads, ...writes])(
    'gets the error notFound for every call on a class: %s',
    async (_, call) => {
      const stranger = await addTeacher(database.db, { schoolId: await addSchool(database.db) });
      expect(await outcome(call, stranger)).toBe('notFound');
    },
  );

  it('gets an empty list of classes', async () => {
    const stranger = await addTeacher(database.db, { schoolId: await addSchool(database.db) });
    expect(await listClasses(database.db, stranger)).toEqual([]);
  });
});

describe('a teacher without a school', () => {
  it.each([...reads, ...writes])(
    'gets the error notFound for every call on a class: %s',
    async (_, call) => {
      expect(await outcome(call, await addTeacher(database.db))).toBe('notFound');
    },
  );

  it('cannot see the class of another teacher without a school', async () => {
    const one = await addTeacher(database.db);
    const made = await addClass(database.db, one, 'Sofie');
    const other = await addTeacher(database.db);
    expect(await listClasses(database.db, other)).toEqual([]);
    expect(await outcome(reads[0]![1], other, { class: made.id, map: ids.map })).toBe('notFound');
  });
});

describe('a colleague at the same school', () => {
  it.each(reads)('may read the class and its maps: %s', async (_, call) => {
    expect(await outcome(call, colleague)).toBe('done');
  });

  it.each(writes)(
    'gets the error forbidden for calls that need the right to edit: %s',
    async (_, call) => {
      expect(await outcome(call, colleague)).toBe('forbidden');
    },
  );

  it('sees the class in the list, marked as not their own', async () => {
    const own = await addClass(database.db, colleague, 'Ella');
    const list = await listClasses(database.db, colleague);
    expect(list.map((entry) => [entry.id, entry.isOwn])).toEqual([
      [own.id, true],
      [ids.class, false],
    ]);
    const seen = await readMap(database.db, colleague, ids.map);
    expect([seen.mayEdit, seen.conditions]).toEqual([false, undefined]);
    expect(await readClass(database.db, colleague, ids.class)).toMatchObject({
      isOwn: false,
      mayEdit: false,
      mayShare: false,
    });
  });
});

describe('an editor of the class', () => {
  const classForEditor = async (who = editor) => {
    const made = await addClass(database.db, owner, 'Emma', 'Noah');
    const map = await saveMap(database.db, owner, made.id, rowMap(made.pupils), nowMs);
    await addEditor(database.db, owner, made.id, who.id);
    return { class: made.id, map: map.id };
  };

  it.each([...reads, readConditionsOf, ...edits])(
    'may read and edit the class and its maps: %s',
    async (_, call) => {
      expect(await outcome(call, editor, await classForEditor())).toBe('done');
    },
  );

  it.each(ownersWrites)(
    'gets the error forbidden for calls that only the owner may make: %s',
    async (_, call) => {
      expect(await outcome(call, editor)).toBe('forbidden');
    },
  );

  it('sees the class as editable and sees the conditions of its map', async () => {
    const list = await listClasses(database.db, editor);
    const found = list.find((entry) => entry.id === ids.class);
    expect(found).toMatchObject({ isOwn: false, mayEdit: true });
    expect(await readClass(database.db, editor, ids.class)).toMatchObject({
      isOwn: false,
      mayEdit: true,
      mayShare: false,
      editors: [{ id: editor.id, name: editor.name }],
    });
    expect(await readMap(database.db, editor, ids.map)).toMatchObject({
      mayEdit: true,
      conditions: [],
    });
  });

  it.each([...edits, readConditionsOf])(
    'gets the error forbidden after the owner has removed the editor: %s',
    async (_, call) => {
      const of = await classForEditor();
      await removeEditor(database.db, owner, of.class, editor.id);
      expect(await outcome(call, editor, of)).toBe('forbidden');
    },
  );

  it.each([...reads, ...edits])(
    'gets the error notFound after the editor has left the school: %s',
    async (_, call) => {
      const leaving = await addTeacher(database.db, { schoolId: editor.schoolId });
      const of = await classForEditor(leaving);
      const [gone] = await database.db
        .update(teachers)
        .set({ schoolId: null })
        .where(eq(teachers.id, leaving.id))
        .returning();
      expect(await outcome(call, gone!, of)).toBe('notFound');
      expect((await readClass(database.db, owner, of.class)).editors).toEqual([]);
      expect(await listClasses(database.db, gone!)).toEqual([]);
    },
  );

  it.each(edits)(
    'gets the error forbidden if the editor leaves the school during the request: %s',
    async (_, call) => {
      const leaving = await addTeacher(database.db, { schoolId: editor.schoolId });
      const of = await classForEditor(leaving);
      await database.db.update(teachers).set({ schoolId: null }).where(eq(teachers.id, leaving.id));
      expect(await outcome(call, leaving, of)).toBe('forbidden');
    },
  );

  it('loses the right to edit when the class leaves the school', async () => {
    const of = await classForEditor();
    await database.db.update(classes).set({ schoolId: null }).where(eq(classes.id, of.class));
    expect(await outcome(edits[0]![1], editor, of)).toBe('notFound');
    expect((await readClass(database.db, owner, of.class)).editors).toEqual([]);
  });

  it('retains the right to edit when the owner of the class is deleted', async () => {
    const leaving = await addTeacher(database.db, { schoolId: editor.schoolId });
    const made = await addClass(database.db, leaving, 'Emma');
    await addEditor(database.db, leaving, made.id, editor.id);
    await database.db.delete(teachers).where(eq(teachers.id, leaving.id));
    expect(await readClass(database.db, editor, made.id)).toMatchObject({
      teacherName: null,
      mayEdit: true,
    });
    const of = { class: made.id, map: ids.map };
    expect(await outcome(edits[0]![1], editor, of)).toBe('done');
    expect(await outcome(ownersWrites[0]![1], editor, of)).toBe('forbidden');
  });
});

describe('for an archived class', () => {
  let archived: typeof ids;

  beforeAll(async () => {
    const { db } = database;
    const made = await addClass(db, owner, 'Emma', 'Noah');
    const map = await saveMap(db, owner, made.id, rowMap(made.pupils), nowMs);
    await addEditor(db, owner, made.id, editor.id);
    await archiveClass(db, owner, made.id, { archived: true, version: made.version }, nowMs);
    archived = { class: made.id, map: map.id };
  });

  it.each(reads)(
    'every teacher of the school may read the class and its maps: %s',
    async (_, call) => {
      for (const teacher of [owner, editor, colleague]) {
        expect(await outcome(call, teacher, archived)).toBe('done');
      }
    },
  );

  it.each(edits)(
    'owner and editor get the error classArchived for every change: %s',
    async (_, call) => {
      for (const teacher of [owner, editor]) {
        expect(await outcome(call, teacher, archived)).toBe('classArchived');
        expect(await outcome(readConditionsOf[1], teacher, archived)).toBe('done');
      }
      expect(await outcome(call, colleague, archived)).toBe('forbidden');
    },
  );

  it('no list contains the class, and its map cannot be edited', async () => {
    for (const teacher of [owner, editor, colleague]) {
      const list = await listClasses(database.db, teacher);
      expect(list.map((entry) => entry.id)).not.toContain(archived.class);
    }
    expect(await readMap(database.db, owner, archived.map)).toMatchObject({
      mayEdit: false,
      isClassArchived: true,
      conditions: [],
    });
    expect(await readClass(database.db, owner, archived.class)).toMatchObject({
      isOwn: true,
      mayEdit: false,
      mayShare: false,
      archivedAt: new Date(nowMs).toISOString(),
    });
  });
});

describe('an unknown id', () => {
  it.each(
    [...reads, ...writes].flatMap(([name, call]) =>
      [randomUUID() as string, 'x', '', "'; drop table classes; --", '\0'].map(
        (id) => [name, id, call] as const,
      ),
    ),
  )(
    'causes the error notFound in every call on a class: %s with the id %j',
    async (_, id, call) => {
      expect(await outcome(call, owner, { class: id, map: id })).toBe('notFound');
    },
  );
});
