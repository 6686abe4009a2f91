import { agreement } from '../testing/agreements';
import type { BillingState } from './agreement';
import { planState, type Owing, type PlanState } from './plan-state';

const running: BillingState = { lastTrialDay: null, askedOn: null, agreement };
const ending = { ...running, agreement: { ...agreement, endsOn: '2027-11-30' } };
const trial = { ...running, agreement: null, lastTrialDay: '2027-11-30' };
const agreed = { ...running, lastTrialDay: '2027-11-30' };

it.each<[string, BillingState, Owing, PlanState]>([
  ['trial during the trial', trial, null, 'trial'],
  ['reminded after the trial question', { ...trial, askedOn: '2027-01-01' }, null, 'reminded'],
  ['continued when a plan is ordered in the trial', agreed, null, 'continued'],
  ['active with nothing to pay', running, null, 'active'],
  ['cancelled when the agreement has an end', ending, null, 'cancelled'],
  ['overdue after the first reminder', running, 'reminded', 'overdue'],
  ['grace after the stop notice', running, 'told', 'grace'],
  ['suspended when the plan has stopped', running, 'stopped', 'suspended'],
  ['continued although an invoice is overdue', agreed, 'reminded', 'continued'],
  ['suspended before the first period when the plan has stopped', agreed, 'stopped', 'suspended'],
  ['trial although an earlier agreement is unpaid', trial, 'stopped', 'trial'],
  [
    'stopped without plan and trial although an invoice is unpaid',
    { ...running, agreement: null },
    'told',
    'stopped',
  ],
])(
  'planState returns the state of a subscription: the state is %s',
  (_, billingState, owing, state) => {
    expect(planState(billingState, owing, '2027-06-01')).toBe(state);
  },
);
