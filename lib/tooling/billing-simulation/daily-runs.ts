import { runDaily } from '@/lib/server/jobs/run-daily';
import type { WebNode } from './cuttable-database';
import { lookedAt } from './expected-days';
import type { Step } from './possible-schools';
import type { SimSchool } from './sim-school';
import type { SimulatedWorld } from './simulated-world';

/** One daily run of a node, which may break. Answers whether it went through. */
async function run(world: SimulatedWorld, node: WebNode): Promise<boolean> {
  world.counts.runs += 1;
  const { nowMs, post } = world;
  let isThrough = true;
  let isOver = false;
  const sender = { node, isOver: () => isOver };
  try {
    await runDaily(node.db, nowMs, () => false, {
      transport: post.transport(sender),
      ways: post.ways(sender),
      clock: () => nowMs,
    });
  } catch (error) {
    isThrough = false;
    if (!node.wasCut()) {
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? ` (${cause.message})` : '';
      world.report(null, `the daily run failed with "${message}"${why}`);
    }
  }
  isOver = true;
  return isThrough && !node.wasCut();
}

/** What users did while a run was under way, by the school. */
export type Beside = () => Promise<ReadonlyMap<SimSchool, readonly Step[]>>;

/** Every school was looked at today, or perhaps, beside what it did at the same time. */
function lookAtAll(
  world: SimulatedWorld,
  isCertain: boolean,
  beside: Awaited<ReturnType<Beside>>,
): void {
  for (const school of world.schools) {
    if (!school.id || school.isLost) continue;
    const acts = beside.get(school) ?? [];
    const isDue = school.possible.some((each) => lookedAt(each, world.today) !== each);
    if (isDue || acts.length > 0) {
      world.expectSteps(school, [...acts, { act: lookedAt, isCertain }]);
    }
  }
}

/** A run by one node, or by both at once; beside users, who have the second node for themselves. */
async function runOnce(
  world: SimulatedWorld,
  isCalm: boolean,
  beside: Beside | null,
): Promise<boolean> {
  const [first, second] = world.nodes;
  const isByTwo = !isCalm && !beside && world.chance(25);
  const [cut, cutOfSecond] = [world.drawCut(25, 60), world.drawCut(25, 60)];
  if (!isCalm) first.arm(cut);
  if (isByTwo) {
    second.arm(cutOfSecond);
    world.counts.runsOfTwoNodes += 1;
  }
  const runs = [run(world, first), ...(isByTwo ? [run(world, second)] : [])];
  const [results, done] = await Promise.all([Promise.all(runs), beside?.() ?? new Map()]);
  const wasCut = [await world.mend(first), await world.mend(second)];
  world.post.endRun(wasCut.includes(true));
  // A run leaves alone what a user has locked.
  const isCertain = results.every(Boolean) && !beside;
  lookAtAll(world, isCertain, done);
  return isCertain;
}

/** The daily runs of a day: one, two one after another, by two nodes at once, beside users, or broken and tried again. */
export async function runDay(world: SimulatedWorld, beside: Beside | null): Promise<void> {
  const { isCalm } = world;
  const isDone = await runOnce(world, isCalm, beside);
  if ((!isDone && world.chance(70)) || world.chance(12) || isCalm) {
    await runOnce(world, isCalm || !isDone, null);
  }
}
