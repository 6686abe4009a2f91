import { Field } from '@/components/ui/field';
import { todayInNorway } from '@/lib/client/page/today';

const earliest = '2020-01-01';

export const isPaidDay = (day: string, from = earliest) => day >= from && day <= todayInNorway();

export function PaidOnField(props: {
  label: string;
  from?: string;
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}) {
  const { from = earliest, onChange, ...field } = props;
  return (
    <Field
      {...field}
      type="date"
      min={from}
      max={todayInNorway()}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
