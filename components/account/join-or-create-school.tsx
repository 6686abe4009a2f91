'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notifications';
import { Skeleton } from '@/components/ui/skeleton';
import { useDeparture } from '@/lib/client/account/account';
import { registerTeacher } from '@/lib/client/account/sign-in';
import { useSchoolOfCode } from '@/lib/client/school/use-school';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { schoolNameMaxLength } from '@/lib/contracts/account/teachers';
import { parseLicenceCode } from '@/lib/core/school/licence-code';
import { endCardAfterJoining, useCardQuestion } from './card-question';

export function JoinOrCreateSchool(props: { name: string; invitation?: string }) {
  const { name, invitation } = props;
  const t = useTranslations('Account');
  const auth = useTranslations('Auth');
  const router = useRouter();
  const { data: owned, isPending } = useDeparture();
  const [isGiving, setGiving] = useState(true);
  const { ask, dialog } = useCardQuestion(owned?.card ?? null);
  const cardText = useTranslations('CardQuestion');
  const { date } = useBillingText();
  if (isPending) return <Skeleton label={t('loading')} kind="form" rows={2} />;
  const classes = owned?.personalClasses ?? 0;
  const given = classes > 0 ? { givesClasses: isGiving } : {};
  const register = async (school: { licenceCode: string } | { schoolName: string }) => {
    const answer = await ask();
    if (answer === null) return false;
    await registerTeacher({
      name,
      ...school,
      ...given,
      ...(answer === 'end' && { endsCard: true }),
    });
    if (answer === 'end') void endCardAfterJoining(cardText);
    return true;
  };
  const trialEnd = owned?.newSchoolTrialEndsOn;
  const question = classes > 0 && (
    <Choice
      type="checkbox"
      checked={isGiving}
      onChange={(event) => setGiving(event.target.checked)}
      label={t('giveClasses', { classes })}
      hint={t('giveClassesHint', { classes })}
    />
  );
  return (
    <div className="grid w-full gap-6">
      <SchoolForm
        title={t('joinTitle')}
        label={t('licenceCode')}
        toHint={(school) =>
          school ? auth('joins', { school }) : t(invitation ? 'invitedHint' : 'licenceCodeHint')
        }
        isCode
        initial={invitation}
        submitLabel={t('join')}
        doneText={t('joined')}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        check={(typed) => (parseLicenceCode(typed) === null ? auth('licenceCodeShape') : undefined)}
        onSubmit={(licenceCode) => register({ licenceCode })}
      >
        {question}
      </SchoolForm>
      {!invitation && (
        <SchoolForm
          title={t('createTitle')}
          label={t('schoolName')}
          toHint={() =>
            `${t('schoolNameHint')} ${trialEnd ? t('createTrial', { day: date(trialEnd) }) : t('createNoTrial')}`
          }
          submitLabel={t('create')}
          doneText={t('created')}
          inputProps={{ autoComplete: 'organization', maxLength: schoolNameMaxLength }}
          check={(typed) => (typed === '' ? auth('schoolNameRequired') : undefined)}
          onSubmit={async (schoolName) => {
            const isDone = await register({ schoolName });
            if (isDone) router.push('/app/school');
            return isDone;
          }}
        >
          {question}
        </SchoolForm>
      )}
      {dialog}
    </div>
  );
}

function SchoolForm(props: {
  title: string;
  label: string;
  toHint: (school: string | undefined) => string;
  isCode?: boolean;
  initial?: string;
  submitLabel: string;
  doneText: string;
  inputProps: Partial<Parameters<typeof Field>[0]>;
  check: (typed: string) => string | undefined;
  children: ReactNode;
  onSubmit: (typed: string) => Promise<boolean>;
}) {
  const errorText = useErrorText();
  const [typed, setTyped] = useState(props.initial ?? '');
  const school = useSchoolOfCode(props.isCode ? typed : '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = typed.trim();
    const wrong = props.check(value);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      if (await props.onSubmit(value)) notify({ type: 'success', message: props.doneText });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="border-line bg-surface grid gap-4 rounded-2xl border p-5"
    >
      <h3 className="font-bold">{props.title}</h3>
      <Field
        {...props.inputProps}
        label={props.label}
        hint={props.toHint(school)}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
      />
      {props.children}
      <Button type="submit" look="secondary" busy={isBusy} className="justify-self-start">
        {props.submitLabel}
      </Button>
    </form>
  );
}
