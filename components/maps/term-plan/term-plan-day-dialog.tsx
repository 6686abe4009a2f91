'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { DayField } from '@/components/conditions/day-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { FieldMessage } from '@/components/ui/field-message';
import type { Day } from '@/lib/core/conditions/condition';

interface TermPlanDayDialogProps {
  title: string;
  chooseLabel: string;
  day?: Day;
  taken: readonly Day[];
  onChoose: (day: Day) => void;
  onTakeOut?: () => void;
  onClose: () => void;
}

export function TermPlanDayDialog(props: TermPlanDayDialogProps) {
  const { title, chooseLabel, taken, onChoose, onTakeOut, onClose } = props;
  const t = useTranslations('TermPlan');
  const [day, setDay] = useState(props.day);
  const isTaken = day !== undefined && taken.includes(day);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWrong = event.currentTarget.querySelector('[aria-invalid="true"]') !== null;
    if (day !== undefined && !isTaken && !isWrong) onChoose(day);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('closeDay')}
    >
      <form noValidate onSubmit={choose} className="grid gap-5">
        <div>
          <DayField label={t('day')} value={day} onChange={setDay} />
          <FieldMessage>{isTaken && t('dayTaken')}</FieldMessage>
        </div>
        <DialogButtons>
          {onTakeOut && (
            <Button look="quiet" onClick={onTakeOut}>
              {t('takeOut')}
            </Button>
          )}
          <Button type="submit">{chooseLabel}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
