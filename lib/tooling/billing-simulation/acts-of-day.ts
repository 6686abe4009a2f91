import { termsVersion } from '@/lib/contracts/terms';
import { registerTeacher } from '@/lib/server/school/register-teacher';
import type { Cut, WebNode } from './cuttable-database';
import type { Beside } from './daily-runs';
import { drawSchool } from './draw-school';
import { newSchool } from './expected-school';
import { changeMembers } from './members';
import { correct, planOldDebts } from './office-acts';
import { drawAct, drawAnyAct, type Act } from './school-acts';
import type { SimSchool } from './sim-school';
import { drawId, toSteps, type SimulatedWorld } from './simulated-world';

interface Planned {
  school: SimSchool;
  act: Act;
  how: { cut: Cut | null; triesAgain: boolean };
}

const isOpen = ({ id, isLost, isClosed }: SimSchool) => id !== null && !isLost && !isClosed;

async function register(world: SimulatedWorld, node: WebNode, school: SimSchool): Promise<void> {
  const email = `rektor@${school.name}.example`;
  const account = { uid: drawId(world), email };
  const facts = { name: 'Rektor', schoolName: school.name, acceptedTerms: termsVersion };
  const how = { cut: world.drawCut(5, 12), triesAgain: true };
  const act = (db: WebNode['db']) => registerTeacher(db, account, facts, world.nowMs);
  const outcome = await world.attempt(school, node, act, how);
  if (outcome.kind !== 'done') throw new Error(`${school.name} could not register`);
  Object.assign(school, { id: outcome.value.schoolId, admin: outcome.value });
  school.possible = [newSchool(world.today, [email])];
}

/** Draws what schools do on a day. */
export function planActs(world: SimulatedWorld): Planned[] {
  return world.schools.filter(isOpen).flatMap((school) => {
    const act = drawAct(world, school);
    const how = { cut: world.drawCut(12, 40), triesAgain: world.chance(80) };
    return act ? [{ school, act, how }] : [];
  });
}

/** One after another; now and then two admins of a school do something at once. */
export async function doActs(
  world: SimulatedWorld,
  node: WebNode,
  planned: readonly Planned[],
): Promise<void> {
  for (const { school, act, how } of planned) {
    if (!isOpen(school)) continue;
    const other = world.chance(8) ? drawAnyAct(world, school) : null;
    if (other) await doAtOnce(world, school, [act, other]);
    else {
      const outcome = await world.attempt(school, node, act.perform, how);
      world.expect(school, outcome, act.expected());
    }
  }
}

async function doAtOnce(world: SimulatedWorld, school: SimSchool, acts: readonly [Act, Act]) {
  world.counts.actsAtOnce += 1;
  const outcomes = await Promise.all(
    acts.map((act, index) =>
      world.attempt(school, world.nodes[index]!, act.perform, { cut: null, triesAgain: false }),
    ),
  );
  const steps = acts.flatMap((act, index) => toSteps(outcomes[index]!, act.expected()));
  world.expectSteps(school, steps);
}

/** The acts of a day, while a daily run is under way. */
export function actsBeside(world: SimulatedWorld, planned: readonly Planned[]): Beside {
  return async () => {
    const [, node] = world.nodes;
    const done = new Map<SimSchool, ReturnType<typeof toSteps>>();
    for (const { school, act, how } of planned) {
      world.counts.actsAtOnce += 1;
      const outcome = await world.attempt(school, node, act.perform, how);
      done.set(school, toSteps(outcome, act.expected()));
    }
    return done;
  };
}

/** Registrations, changes of members, and corrections by the office. For a school that closes another one comes. */
export async function doOtherActs(world: SimulatedWorld, node: WebNode): Promise<void> {
  for (const school of [...world.schools]) {
    const isNew = !school.id && !school.isClosed && school.registeredOn <= world.today;
    if (isNew) await register(world, node, school);
    if (!isOpen(school)) continue;
    if (world.chance(0.3)) await changeMembers(world, node, school);
    if (world.chance(0.4)) await correct(world, node, school);
    planOldDebts(world, school);
    if (school.isClosed) world.schools.push(drawSchool(world, 60));
  }
}
