import { PlanMissing } from '@/components/pricing/plan-missing';

export default function NotFound() {
  return <PlanMissing />;
}
