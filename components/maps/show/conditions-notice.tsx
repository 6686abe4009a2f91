import { Notice } from '@/components/ui/notice';
import type { Condition, ConditionId } from '@/lib/core/conditions/condition';
import { WithMarks } from '@/components/conditions/with-marks';

interface ConditionsNoticeProps {
  tone: 'error' | 'warning';
  title: string;
  conditions: readonly Condition[];
  about: readonly ConditionId[];
  sentence: (condition: Condition) => string;
}

export function ConditionsNotice(props: ConditionsNoticeProps) {
  const { tone, title, conditions, about, sentence } = props;
  return (
    <Notice tone={tone} title={title}>
      <ul className="list-disc pl-5">
        {conditions
          .filter(({ id }) => about.includes(id))
          .map((condition) => (
            <li key={condition.id}>
              <WithMarks>{sentence(condition)}</WithMarks>
            </li>
          ))}
      </ul>
    </Notice>
  );
}
