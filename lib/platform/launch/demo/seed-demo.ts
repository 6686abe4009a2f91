import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { emptyClass } from '@/lib/contracts/classes/classes';
import { schoolLastTrialDay } from '@/lib/core/billing/trial';
import type { Condition } from '@/lib/core/conditions/condition';
import { formatLicenceCode } from '@/lib/core/school/licence-code';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { fromMapConditions } from '@/lib/core/conditions/from-map';
import { solve } from '@/lib/core/seating/solve';
import { openDatabase, type Database } from '@/lib/db/client';
import { admins, schools, teachers } from '@/lib/db/schema/tables';
import { serverEnv } from '@/lib/env/server';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { openSchoolBilling } from '@/lib/server/access/billing-state';
import { AppError } from '@/lib/server/errors/app-error';
import { firebaseAuth } from '@/lib/server/auth/firebase';
import { createClass } from '@/lib/server/classes/create-class';
import { registerTeacher } from '@/lib/server/school/register-teacher';
import { listHistory } from '@/lib/server/maps/list-history';
import { putConditions } from '@/lib/server/conditions/class-conditions';
import { saveMap } from '@/lib/server/maps/save-map';
import { demoClasses, demoPeople, demoSchool, type DemoClass } from './demo-school';
import { seedPlan, seedRounds } from './seed-ahead';

/** Seeds demo data. Every id is fixed, so that an interrupted run can be repeated. */

const weekMs = 7 * 24 * 60 * 60 * 1000;
const nowMs = Date.now();

async function account(email: string, name: string, password: string): Promise<string> {
  const auth = firebaseAuth();
  const existing = await auth.getUserByEmail(email).catch(() => undefined);
  const user = existing
    ? await auth.updateUser(existing.uid, { password, emailVerified: true })
    : await auth.createUser({ email, emailVerified: true, password, displayName: name });
  return user.uid;
}

async function person(db: Database, key: keyof typeof demoPeople, password: string) {
  const { email, name } = demoPeople[key];
  const uid = await account(email, name, password);
  const { id } = await registerTeacher(
    db,
    { uid, email },
    { name, acceptedTerms: termsVersion },
    nowMs,
  );
  const [row] = await db
    .update(teachers)
    .set({
      schoolId: demoSchool.id,
      role: key === 'admin' ? 'admin' : 'teacher',
    })
    .where(eq(teachers.id, id))
    .returning();
  if (!row) throw new Error('The demo teacher is gone.');
  return row;
}

function conditionsOf(demo: DemoClass): Condition[] {
  const idOf = (name: string) => pupilId(demo, demo.pupils.indexOf(name));
  return demo.conditions.map((condition, index) => {
    const id = `${demo.id.slice(0, -2)}${(index + 16).toString(16)}`;
    return condition.type === 'fixed'
      ? { ...condition, id, pupil: idOf(condition.pupil) }
      : { ...condition, id, pupils: condition.pupils.map(idOf) };
  });
}

function pupilId(demo: DemoClass, index: number): string {
  return `${demo.id.slice(0, -3)}${String(index + 100)}`;
}

async function keepConditions(db: Database, teacher: TeacherRow, demo: DemoClass): Promise<void> {
  const room = { standard: demo.room.kind, seatCount: demo.room.seats };
  const conditions = fromMapConditions(conditionsOf(demo), room);
  await putConditions(db, teacher, demo.id, { version: 0, conditions }, nowMs).catch(ignoreChanged);
}

async function furnish(db: Database, teacher: TeacherRow, demo: DemoClass): Promise<void> {
  await createClass(
    db,
    teacher,
    {
      ...emptyClass,
      id: demo.id,
      grade: demo.grade,
      name: demo.name,
      pupils: demo.pupils.map((name, index) => ({ id: pupilId(demo, index), name })),
    },
    nowMs,
  );
  await keepConditions(db, teacher, demo);
  const room = standardRoom(demo.room.kind, demo.room.seats);
  const conditions = conditionsOf(demo);
  for (let age = demo.maps - 1; age >= 0; age -= 1) {
    const history = await listHistory(db, teacher, demo.id);
    const seed = `demo-${demo.name}-${age}`;
    const result = solve(
      {
        room,
        conditions,
        pupils: demo.pupils.map((_, index) => pupilId(demo, index)),
        history: history.map((map) =>
          Object.fromEntries(map.seats.map((seat) => [seat.pupilId, seat.desk])),
        ),
      },
      { seed, timeLimitMs: 5000, improveMs: 300, now: () => performance.now() },
    );
    if (result.status !== 'seated') throw new Error(`No map for the demo class ${demo.name}.`);
    await saveMap(
      db,
      teacher,
      demo.id,
      {
        id: `${demo.id.slice(0, -3)}${String(900 + age)}`,
        roomName: demo.room.kind,
        desks: room.desks,
        marks: [],
        boardSide: 'top',
        conditions,
        seats: Object.entries(result.seats).map(([pupil, desk]) => ({ pupilId: pupil, desk })),
        trainees: [],
        emptyDesks: [],
        locked: [],
        off: [],
        broken: [],
      },
      nowMs - age * 3 * weekMs,
    ).catch(ignoreChanged);
  }
  const pupils = demo.pupils.map((_, index) => pupilId(demo, index));
  const seeded = { db, teacher, demo, pupils, conditions, nowMs };
  await seedPlan(seeded).catch(ignoreChanged);
  await seedRounds(seeded).catch(ignoreChanged);
}

function ignoreChanged(error: unknown): void {
  const isKept = error instanceof AppError && ['notFound', 'changedMeanwhile'].includes(error.code);
  if (!isKept) throw error;
}

async function seed(): Promise<string> {
  const { db, close } = openDatabase(serverEnv().DATABASE_URL);
  try {
    const password = `klassekart-${randomBytes(4).toString('hex')}`;
    await db
      .insert(schools)
      .values(demoSchool)
      .onConflictDoUpdate({
        target: schools.id,
        set: { licenceCode: demoSchool.licenceCode },
      });
    await openSchoolBilling(db, demoSchool.id, schoolLastTrialDay(null, nowMs), nowMs);
    const admin = await person(db, 'admin', password);
    await db
      .insert(admins)
      .values({ teacherId: admin.id, schoolId: demoSchool.id })
      .onConflictDoNothing();
    const owners = {
      first: await person(db, 'first', password),
      second: await person(db, 'second', password),
    };
    for (const demo of demoClasses) await furnish(db, owners[demo.owner], demo);
    return [
      '  Demo school: sign in with',
      ...Object.values(demoPeople).map(({ email, role }) => `    ${email.padEnd(24)} (${role})`),
      `    password: ${password}`,
      `    licence code, to join it: ${formatLicenceCode(demoSchool.licenceCode)}`,
    ].join('\n');
  } finally {
    await close();
  }
}

seed().then(
  (text) => {
    console.log(text);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
