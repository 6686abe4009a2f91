import type { PlanState } from './agreement/plan-state';

type CardState = 'trialing' | 'active' | 'cancelled' | 'paymentFailed' | 'ended';

/**
 * Returns whether a teacher's own subscription will be charged to a card although the teacher's school has a plan or a
 * trial.
 */
export function goesOnBesideSchool(card: CardState, school: PlanState): boolean {
  const isCharged = card === 'trialing' || card === 'active' || card === 'paymentFailed';
  return isCharged && school !== 'stopped' && school !== 'suspended';
}
