import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { inputClass } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  onWrong?: (isWrong: boolean) => void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, least, most, onChange, onWrong } = props;
  const t = useTranslations('RoomEditor');
  const id = useId();
  const [text, setText] = useState<string>();
  const isRight = (typed: string) => {
    const number = Number(typed);
    return typed.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
  };
  const isWrong = text !== undefined && !isRight(text);
  return (
    <div className="inline-flex max-w-full flex-wrap items-center gap-x-2 text-sm font-semibold">
      <label htmlFor={id}>{label}</label>
      <span className="w-20">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={text ?? value}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setText(target.value);
            onWrong?.(!isRight(target.value));
            if (isRight(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => {
            if (!isWrong) setText(undefined);
          }}
          className={inputClass}
        />
      </span>
      <span className="basis-full">
        <FieldMessage id={`${id}-error`}>
          {isWrong && t('numberWrong', { least, most })}
        </FieldMessage>
      </span>
    </div>
  );
}
