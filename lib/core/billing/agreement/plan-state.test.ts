import { agreement } from '../testing/agreements';
import type { Standing } from './agreement';
import { planState, type Owing, type PlanState } from './plan-state';

const running: Standing = { lastTrialDay: null, askedOn: null, agreement };
const ending = { ...running, agreement: { ...agreement, endsOn: '2027-11-30' } };
const trial = { ...running, agreement: null, lastTrialDay: '2027-11-30' };
const agreed = { ...running, lastTrialDay: '2027-11-30' };

it.each<[string, Standing, Owing, PlanState]>([
  ['a trial', trial, null, 'trial'],
  ['reminded when the question is asked', { ...trial, askedOn: '2027-01-01' }, null, 'reminded'],
  ['continued when it is agreed what follows', agreed, null, 'continued'],
  ['active with nothing to pay', running, null, 'active'],
  ['cancelled when it ends', ending, null, 'cancelled'],
  ['overdue when an invoice is', running, 'overdue', 'overdue'],
  ['overdue after the first reminder', running, 'reminded', 'overdue'],
  ['in grace when the day of the stop is told', running, 'told', 'grace'],
  ['suspended when the plan has stopped', running, 'stopped', 'suspended'],
  ['overdue although it ends', ending, 'overdue', 'overdue'],
  ['suspended although it ends', ending, 'stopped', 'suspended'],
  ['continued although an invoice is overdue', agreed, 'reminded', 'continued'],
  ['suspended before the first period when the plan has stopped', agreed, 'stopped', 'suspended'],
  ['a trial whatever is owed of an earlier agreement', trial, 'stopped', 'trial'],
  ['stopped without plan and trial', { ...running, agreement: null }, null, 'stopped'],
  ['stopped although something is owed', { ...running, agreement: null }, 'told', 'stopped'],
])('the plan is %s', (_, standing, owing, state) => {
  expect(planState(standing, owing, '2027-06-01')).toBe(state);
});
