import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { emptyClass } from '@/lib/contracts/classes/classes';
import { schoolLastTrialDay } from '@/lib/core/billing/trial';
import type { Condition } from '@/lib/core/conditions/condition';
import { formatLicenceCode } from '@/lib/core/school/licence-code';
import { toSeating } from '@/lib/core/maps/map-seats';
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
import { seedPlan, seedRounds, type ClassToSeed } from './seed-ahead';

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
  const terms = { name, acceptedTerms: termsVersion };
  const { id } = await registerTeacher(db, { uid, email }, terms, nowMs);
  const place = { schoolId: demoSchool.id, role: key === 'admin' ? 'admin' : 'teacher' } as const;
  const [row] = await db.update(teachers).set(place).where(eq(teachers.id, id)).returning();
  return row!;
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

async function seedMaps(seeded: ClassToSeed): Promise<void> {
  const { db, teacher, demo, pupils, conditions } = seeded;
  const room = standardRoom(demo.room.kind, demo.room.seats);
  for (let age = demo.maps - 1; age >= 0; age -= 1) {
    const history = (await listHistory(db, teacher, demo.id)).map(toSeating);
    const limits = { timeLimitMs: 5000, improveMs: 300, now: () => performance.now() };
    const seed = `demo-${demo.name}-${age}`;
    const result = solve({ room, conditions, pupils, history }, { seed, ...limits });
    if (result.status !== 'seated') throw new Error(`No map for the demo class ${demo.name}.`);
    const map = {
      id: `${demo.id.slice(0, -3)}${String(900 + age)}`,
      roomName: demo.room.kind,
      ...{ desks: room.desks, marks: [], boardSide: 'top' as const, conditions },
      seats: Object.entries(result.seats).map(([pupilId, desk]) => ({ pupilId, desk })),
      ...{ trainees: [], emptyDesks: [], locked: [], off: [], broken: [] },
    };
    await saveMap(db, teacher, demo.id, map, nowMs - age * 3 * weekMs).catch(ignoreChanged);
  }
}

async function furnish(db: Database, teacher: TeacherRow, demo: DemoClass): Promise<void> {
  const { id, grade, name } = demo;
  const pupils = demo.pupils.map((pupil, index) => ({ id: pupilId(demo, index), name: pupil }));
  await createClass(db, teacher, { ...emptyClass, id, grade, name, pupils }, nowMs);
  const conditions = conditionsOf(demo);
  const room = { standard: demo.room.kind, seatCount: demo.room.seats };
  const list = { version: 0, conditions: fromMapConditions(conditions, room) };
  await putConditions(db, teacher, id, list, nowMs).catch(ignoreChanged);
  const seeded = { db, teacher, demo, pupils: pupils.map((one) => one.id), conditions, nowMs };
  await seedMaps(seeded);
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
    await db.insert(schools).values(demoSchool).onConflictDoNothing();
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

console.log(await seed());
process.exit(0);
