'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notifications';
import { Skeleton } from '@/components/ui/skeleton';
import { useDeparture } from '@/lib/client/account/account';
import { registerTeacher } from '@/lib/client/auth/sign-in';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { schoolNameMaxLength } from '@/lib/contracts/teachers';
import { parseLicenceCode } from '@/lib/core/school/licence-code';

/** Lets a teacher without a school join one by its licence code, or create one, and asks what becomes of their classes. */
export function JoinOrCreateSchool(props: {
  name: string;
  hasTrial: boolean;
  /** The licence code of an invitation that the teacher has opened. */
  invitation?: string;
}) {
  const { name, hasTrial, invitation } = props;
  const t = useTranslations('Account');
  const auth = useTranslations('Auth');
  const router = useRouter();
  const { data: owned, isPending } = useDeparture();
  const [isGiving, setGiving] = useState(true);
  if (isPending) return <Skeleton label={t('loading')} kind="form" rows={2} />;
  const classes = owned?.personalClasses ?? 0;
  const given = classes > 0 ? { givesClasses: isGiving } : {};
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
        hint={invitation ? t('invitedHint') : t('licenceCodeHint')}
        initial={invitation}
        submitLabel={t('join')}
        doneText={t('joined')}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        check={(typed) => (parseLicenceCode(typed) === null ? auth('licenceCodeShape') : undefined)}
        onSubmit={(licenceCode) => registerTeacher({ name, licenceCode, ...given })}
      >
        {question}
      </SchoolForm>
      <SchoolForm
        title={t('createTitle')}
        label={t('schoolName')}
        hint={`${t('schoolNameHint')} ${t(hasTrial ? 'createTrial' : 'createNoTrial')}`}
        submitLabel={t('create')}
        doneText={t('created')}
        inputProps={{ autoComplete: 'organization', maxLength: schoolNameMaxLength }}
        check={(typed) => (typed === '' ? auth('schoolNameRequired') : undefined)}
        onSubmit={async (schoolName) => {
          await registerTeacher({ name, schoolName, ...given });
          // A new admin is led to how colleagues get in.
          router.push('/app/school');
        }}
      >
        {question}
      </SchoolForm>
    </div>
  );
}

function SchoolForm(props: {
  title: string;
  label: string;
  hint: string;
  initial?: string;
  submitLabel: string;
  doneText: string;
  inputProps: Partial<Parameters<typeof Field>[0]>;
  check: (typed: string) => string | undefined;
  children: ReactNode;
  onSubmit: (typed: string) => Promise<void>;
}) {
  const errorText = useErrorText();
  const [typed, setTyped] = useState(props.initial ?? '');
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
      await props.onSubmit(value);
      notify({ type: 'success', message: props.doneText });
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
        hint={props.hint}
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
