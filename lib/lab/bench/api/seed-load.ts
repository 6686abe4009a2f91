import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import type { Database, Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';

const teachersASchool = 30;
const classesATeacher = 2;
const mapsAClass = 10;
const roomsATeacher = 3;
/** Desks in a room, in rows of six; as many pupils in a class. */
const deskCount = 28;

/** A class as the generator needs it to ask for it and to change it. */
export type LoadClass = {
  id: string;
  version: number;
  conditionsVersion: number;
  pupils: { id: string; name: string }[];
  mapId: string;
};

export type LoadRoom = {
  id: string;
  version: number;
};

/** A signed-in teacher and what belongs to them. */
export interface LoadTeacher {
  cookie: string;
  classes: LoadClass[];
  rooms: LoadRoom[];
}

export const roomDesks = Array.from({ length: deskCount }, (_, index) => ({
  row: Math.floor(index / 6),
  col: index % 6,
}));

/** Makes an account at the sign-in service, which the server asks about each session once a minute. */
async function makeAccount(identity: { emulatorUrl: string; apiKey: string }): Promise<string> {
  const { emulatorUrl, apiKey } = identity;
  const response = await fetch(
    `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `load-${randomUUID()}@skole.example`,
        password: 'et langt passord',
      }),
    },
  );
  return ((await response.json()) as { localId: string }).localId;
}

/** Signs teachers in, each with an account of their own. */
async function signIn(db: Database, apiUrl: string, teacherIds: string[]): Promise<LoadTeacher[]> {
  const identity = (await (await fetch(`${apiUrl}/session/identity`)).json()) as {
    emulatorUrl: string;
    apiKey: string;
  };
  const uids: string[] = [];
  for (const [index, id] of teacherIds.entries()) {
    const uid = await makeAccount(identity);
    uids.push(uid);
    await db
      .update(teachers)
      .set({ firebaseUid: uid, email: `${uid}@skole.example` })
      .where(eq(teachers.id, id));
    // Not confirmed all in one moment, so that the questions about them are spread over a minute.
    const lastSeenAt = new Date(Date.now() - (index % 60) * 1000);
    const expiresAt = new Date(Date.now() + 86_400_000);
    await addSession(db, uid, { lastSeenAt, expiresAt });
  }
  return readTeachers(db, uids);
}

/** Makes schools with a subscription, with teachers, classes of 28 pupils, their conditions, maps and rooms. */
export async function fillSchools(db: Queryable, schoolCount: number): Promise<void> {
  const desks = JSON.stringify(roomDesks);
  const { rows } = await db.execute<{ id: string }>(sql`
    with places as (
      insert into schools (name, seat_limit, has_active_subscription, subscription_current_period_end)
      select 'Fjellvik skole ' || n, 50, true, now() + interval '300 days'
      from generate_series(1, ${schoolCount}::int) n returning id
    )
    insert into teachers (firebase_uid, name, email, school_id, terms_version)
    select uid, 'Kari Nordmann ' || substr(uid, 1, 4), uid || '@skole.example', id, ${termsVersion}
    from (
      select id, gen_random_uuid()::text as uid
      from places, generate_series(1, ${teachersASchool}::int)
    ) each
    returning id`);
  const ids = rows.map(({ id }) => id);
  await db.execute(sql`
    with own as (select id, school_id from teachers where id = any(${sql.param(ids)}::uuid[])),
    made as (
      insert into classes (teacher_id, school_id, grade, name)
      select id, school_id, n + 4, n + 4 || 'A' from own, generate_series(1, ${classesATeacher}::int) n
      returning id, teacher_id
    ), children as (
      insert into pupils (id, class_id, name, position)
      select gen_random_uuid(), made.id, 'Elev ' || n, n from made, generate_series(0, ${deskCount - 1}::int) n
      returning id, class_id, position
    ), maps as (
      insert into seating_maps (class_id, created_by, updated_by, room_name, desks, conditions, active_from, created_at)
      select made.id, made.teacher_id, made.teacher_id, 'pairs', ${desks}::jsonb, '[]', now() - n * interval '3 weeks', now() - n * interval '3 weeks'
      from made, generate_series(1, ${mapsAClass}::int) n
      returning id, class_id
    ), wishes as (
      insert into class_conditions (class_id, conditions)
      select class_id, jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'kind', 'front', 'pupils', jsonb_build_array(id)))
      from children where position < 6 group by class_id
    ), places as (
      insert into rooms (teacher_id, school_id, name, is_shared, plan)
      select id, school_id, 'Rom ' || n, n = 1,
        jsonb_build_object('desks', ${desks}::jsonb, 'marks', '[]'::jsonb, 'boardSide', 'top')
      from own, generate_series(1, ${roomsATeacher}::int) n
    )
    insert into seats (map_id, pupil_id, row, col)
    select maps.id, children.id, children.position / 6, children.position % 6
    from maps join children using (class_id)`);
}

/** Fills an empty product with schools of a size, and signs their teachers in. */
export async function seedLoad(
  db: Database,
  apiUrl: string,
  teacherCount: number,
): Promise<LoadTeacher[]> {
  await fillSchools(db, Math.ceil(teacherCount / teachersASchool));
  await db.execute(sql`analyze`);
  return signInSome(db, apiUrl, teacherCount);
}

async function signInSome(
  db: Database,
  apiUrl: string,
  teacherCount: number,
): Promise<LoadTeacher[]> {
  const some = await db
    .select({ id: teachers.id })
    .from(teachers)
    .orderBy(sql`random()`)
    .limit(teacherCount);
  return signIn(
    db,
    apiUrl,
    some.map(({ id }) => id),
  );
}

async function readTeachers(db: Database, uids: string[]): Promise<LoadTeacher[]> {
  const { rows: classRows } = await db.execute<LoadClass & { uid: string }>(sql`
    select teachers.firebase_uid as uid, classes.id, classes.version, (select version from class_conditions where class_id = classes.id) as "conditionsVersion",
      (select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by position)
        from pupils where class_id = classes.id) as pupils,
      (select id from seating_maps where class_id = classes.id order by active_from desc limit 1) as "mapId"
    from classes join teachers on teachers.id = classes.teacher_id
    where teachers.firebase_uid = any(${sql.param(uids)}::text[])`);
  const { rows: roomRows } = await db.execute<LoadRoom & { uid: string }>(sql`
    select teachers.firebase_uid as uid, rooms.id, rooms.version
    from rooms join teachers on teachers.id = rooms.teacher_id
    where teachers.firebase_uid = any(${sql.param(uids)}::text[])`);
  const of = <Row extends { uid: string }>(rows: Row[], uid: string) =>
    rows.filter((row) => row.uid === uid).map(({ uid: _, ...rest }) => rest);
  return uids.map((uid) => ({
    cookie: `session=${testToken(uid)}`,
    classes: of(classRows, uid),
    rooms: of(roomRows, uid),
  }));
}
