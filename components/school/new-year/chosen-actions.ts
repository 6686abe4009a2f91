import type { ProposedClass } from '@/lib/contracts/school/school-year';
import { yearActions, type YearAction } from '@/lib/core/school/year-move';

export type Choices = Readonly<Record<string, YearAction>>;

export function possibleActions({ up }: ProposedClass): YearAction[] {
  return yearActions.filter((action) => action !== 'up' || up !== null);
}

export function actionFor(each: ProposedClass, choices: Choices): YearAction {
  const chosen = choices[each.id];
  return chosen && possibleActions(each).includes(chosen) ? chosen : each.action;
}

export function countActions(
  classes: readonly ProposedClass[],
  choices: Choices,
): Record<YearAction, number> {
  const counts = { up: 0, leave: 0, stay: 0 };
  for (const each of classes) counts[actionFor(each, choices)] += 1;
  return counts;
}

export function toExceptions(classes: readonly ProposedClass[], choices: Choices) {
  return classes.flatMap((each) => {
    const action = actionFor(each, choices);
    return action === each.action ? [] : [{ classId: each.id, action }];
  });
}

export function groupByGrade(
  classes: readonly ProposedClass[],
): { grade: string; classes: ProposedClass[] }[] {
  const groups = new Map<string, ProposedClass[]>();
  for (const each of classes) {
    const group = groups.get(each.grade);
    if (group) group.push(each);
    else groups.set(each.grade, [each]);
  }
  return [...groups].map(([grade, members]) => ({ grade, classes: members }));
}
