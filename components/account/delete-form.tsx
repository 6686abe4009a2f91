'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PasswordField } from '@/components/account/sign-in/password-field';
import { useAuthProblem } from '@/components/account/sign-in/auth-problem';
import { useSubmit } from './use-submit';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { deleteAccount } from '@/lib/client/account/account';
import { provePassword } from '@/lib/client/account/change-credentials';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { useSession } from '@/lib/client/account/use-session';
import { leave } from '@/lib/client/local/owners';
import type { DeleteAccount, Departure } from '@/lib/contracts/account/account';
import { ClosingCosts } from './closing-costs';

export function DeleteForm({ facts }: { facts: Departure }) {
  const t = useTranslations('Departure');
  const auth = useTranslations('Auth');
  const router = useRouter();
  const { email } = useSession();
  const [schoolClasses, setSchoolClasses] = useState<DeleteAccount['schoolClasses']>('keep');
  const [password, setPassword] = useState('');
  const { isBusy, problemAt, submit } = useSubmit({
    fields: ['password'],
    toProblem: useAuthProblem('present'),
  });
  const { school } = facts;
  const hasChoice = school !== null && !school.isOnlyTeacher && school.classes > 0;

  const check = () =>
    password === '' ? { field: 'password', text: auth('passwordRequired') } : undefined;
  const confirm = async () => {
    const idToken = await provePassword(email ?? '', password);
    await deleteAccount({ idToken, schoolClasses });
    // The browser must leave the page before the user's session ends; otherwise the page shows a sign-in dialog.
    router.push('/app/deleted');
    await leave();
    announceSessionChange();
  };
  return (
    <form noValidate onSubmit={submit(check, confirm)} className="grid gap-7">
      <Facts title={t('goes')} lines={whatGoes(t, facts, schoolClasses)} />
      {school && !school.isOnlyTeacher && (
        <Facts title={t('stays')} lines={whatStays(t, school, schoolClasses)} />
      )}
      {facts.closing && <ClosingCosts closing={facts.closing} />}
      {hasChoice && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">
            {t('schoolClasses', { classes: school.classes })}
          </legend>
          {(['keep', 'delete'] as const).map((choice) => (
            <Choice
              key={choice}
              type="radio"
              name="schoolClasses"
              checked={schoolClasses === choice}
              onChange={() => setSchoolClasses(choice)}
              label={t(choice)}
              hint={t(`${choice}Hint`)}
            />
          ))}
        </fieldset>
      )}
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        hint={t('passwordHint')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problemAt('password')}
      />
      {problemAt('root') && <Notice tone="error">{problemAt('root')}</Notice>}
      <Button type="submit" look="danger" size="large" busy={isBusy}>
        {t('confirmDelete')}
      </Button>
    </form>
  );
}

function Facts({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

type Texts = ReturnType<typeof useTranslations<'Departure'>>;

function whatGoes(
  t: Texts,
  facts: Departure,
  schoolClasses: DeleteAccount['schoolClasses'],
): string[] {
  const { school } = facts;
  const closes = school?.isOnlyTeacher === true;
  const ofSchool = school && (closes || schoolClasses === 'delete') ? school.classes : 0;
  const classes = facts.personalClasses + ofSchool;
  const rooms = facts.ownRooms + (closes ? school.sharedRooms : 0);
  return [
    t('identity'),
    ...(classes > 0 ? [t('goingClasses', { classes })] : []),
    ...(rooms > 0 ? [t('goingRooms', { rooms })] : []),
    t('goingLinks'),
    ...(closes ? [t('goingSchool', { school: school.name })] : []),
    ...(facts.card ? [t('goingSubscription')] : []),
  ];
}

function whatStays(
  t: Texts,
  school: NonNullable<Departure['school']>,
  schoolClasses: DeleteAccount['schoolClasses'],
): string[] {
  const { classes, sharedRooms: rooms } = school;
  return [
    ...(classes > 0 && schoolClasses === 'keep' ? [t('classesStay', { classes })] : []),
    ...(rooms > 0 ? [t('roomsStay', { rooms })] : []),
    t('mapsStay'),
  ];
}
