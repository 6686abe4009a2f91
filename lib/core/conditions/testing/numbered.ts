import type { Condition } from '../condition';
import type { Content } from '../kinds';

/** Gives each condition its index in the list as its id. */
export const numbered = (conditions: (Content & Partial<Condition>)[]): Condition[] =>
  conditions.map((condition, index) => ({ ...condition, id: `${index}` }));
