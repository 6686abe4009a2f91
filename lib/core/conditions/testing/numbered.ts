import type { Condition } from '../condition';
import type { Content } from '../kinds';

/** Conditions with their place in the list as id. */
export const numbered = (conditions: (Content & Partial<Condition>)[]): Condition[] =>
  conditions.map((condition, index) => ({ ...condition, id: `${index}` }));
