import type { Condition } from '../condition';
import type { Content } from '../kinds';

/** Sets the id of each condition to its index in the list. */
export const numbered = (conditions: (Content & Partial<Condition>)[]): Condition[] =>
  conditions.map((condition, index) => ({ ...condition, id: `${index}` }));
