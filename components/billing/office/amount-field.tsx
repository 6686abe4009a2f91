import { Field } from '@/components/ui/field';

export function AmountField(props: {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}) {
  return (
    <Field
      {...props}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
