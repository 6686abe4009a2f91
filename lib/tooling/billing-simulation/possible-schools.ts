import type { Day } from './days';
import type { ExpectedAct } from './expected-acts';
import type { Expected } from './expected-school';

/** Something that happened, or may have happened, to a school. */
export interface Step {
  act: ExpectedAct;
  /** False where the caller does not know, as after a line that broke at the commit. */
  isCertain: boolean;
}

/**
 * What a school may look like now. A crash leaves open whether an act happened, and acts at the same time in which
 * order; what is found in the database then says which it was.
 */
export type Possible = readonly Expected[];

/** After steps that happened at the same time, in any order. */
export function afterSteps(possible: Possible, steps: readonly Step[], today: Day): Possible {
  if (steps.length === 0) return possible;
  const found = steps.flatMap((step, index) => {
    const others = steps.filter((_, at) => at !== index);
    const done = possible.flatMap((school) => step.act(school, today) ?? []);
    const rest = step.isCertain ? [] : afterSteps(possible, others, today);
    return [...afterSteps(done, others, today), ...rest];
  });
  return distinct(found);
}

function distinct(possible: Possible): Possible {
  if (possible.length < 2) return possible;
  return [...new Map(possible.map((school) => [JSON.stringify(school), school])).values()];
}
