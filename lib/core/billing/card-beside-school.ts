import type { PlanState } from './agreement/plan-state';

type CardState = 'trialing' | 'active' | 'cancelled' | 'paymentFailed' | 'ended';

/** Whether the card of a teacher is charged again although their school has a plan or a trial. */
export function goesOnBesideSchool(card: CardState, school: PlanState): boolean {
  const isCharged = card === 'trialing' || card === 'active' || card === 'paymentFailed';
  return isCharged && school !== 'stopped' && school !== 'suspended';
}
