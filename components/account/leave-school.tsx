'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { Skeleton } from '@/components/ui/skeleton';
import { leaveSchool, useDeparture } from '@/lib/client/account/account';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { Departure, LeaveSchool as Choices } from '@/lib/contracts/account/account';
import { ClosingCosts } from './closing-costs';

export function LeaveSchool() {
  const t = useTranslations('Departure');
  const account = useTranslations('Account');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('leave')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !isBusy && setOpen(open)}
        title={t('leaveTitle')}
        closeLabel={account('close')}
      >
        <LeaveForm
          isBusy={isBusy}
          onBusyChange={setBusy}
          onDone={() => {
            setOpen(false);
            notify({ type: 'success', message: t('left') });
          }}
        />
      </Dialog>
    </>
  );
}

interface LeaveProps {
  isBusy: boolean;
  onBusyChange: (isBusy: boolean) => void;
  onDone: () => void;
}

function LeaveForm(props: LeaveProps) {
  const t = useTranslations('Departure');
  const errorText = useErrorText('reading');
  const { data: facts, error } = useDeparture();
  if (error) return <Notice tone="error">{errorText(error)}</Notice>;
  if (!facts?.school) return <Skeleton label={t('loading')} kind="form" rows={2} />;
  if (facts.school.isLastAdmin) return <Notice tone="warning">{t('lastAdmin')}</Notice>;
  return <LeaveChoices facts={facts} school={facts.school} {...props} />;
}

function LeaveChoices(
  props: LeaveProps & { facts: Departure; school: NonNullable<Departure['school']> },
) {
  const { facts, school, isBusy, onBusyChange: setBusy, onDone } = props;
  const t = useTranslations('Departure');
  const errorText = useErrorText('reading');
  const [personalClasses, setPersonalClasses] = useState<Choices['personalClasses']>('take');
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await leaveSchool({ personalClasses });
      announceSessionChange();
      onDone();
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const rooms = school.sharedRooms;
  return (
    <div className="grid gap-5">
      <ul className="grid list-disc gap-1.5 pl-5">
        {school.isOnlyTeacher ? (
          <li>{t('closes', { school: school.name, classes: school.classes })}</li>
        ) : (
          <>
            <li>{t('classesStay', { classes: school.classes })}</li>
            {rooms > 0 && <li>{t('roomsStay', { rooms })}</li>}
          </>
        )}
        <li>{t('trial')}</li>
        {facts.card && <li>{t(`card.${facts.card.state}`)}</li>}
      </ul>
      {facts.closing && <ClosingCosts closing={facts.closing} />}
      {!school.isOnlyTeacher && facts.personalClasses > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">
            {t('personalClasses', { classes: facts.personalClasses })}
          </legend>
          {(['take', 'give'] as const).map((choice) => (
            <Choice
              key={choice}
              type="radio"
              name="personalClasses"
              checked={personalClasses === choice}
              onChange={() => setPersonalClasses(choice)}
              label={t(choice)}
              hint={t(`${choice}Hint`)}
            />
          ))}
        </fieldset>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button look="danger" busy={isBusy} onClick={() => void submit()}>
        {t('confirmLeave')}
      </Button>
    </div>
  );
}
