'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { PageTitle } from '@/components/ui/page-title';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { createAccount, registerTeacher } from '@/lib/client/account/sign-in';
import { sendVerificationMail } from '@/lib/client/account/verification-mail';
import { ApiError } from '@/lib/client/http/api-client';
import { useSchoolOfCode } from '@/lib/client/school/use-school';
import { AcceptTerms } from './accept-terms';
import { AuthForm, useAuthForm } from './auth-form';
import {
  emptyTeacher,
  minPasswordLength,
  signUpSchema,
  teacherFormSchema,
  toRegisterTeacher,
} from './auth-schemas';
import { PasswordField } from './password-field';
import { useCodeFromLink } from './use-invitation';

export function SignUpForm({ onDone }: { onDone: (isAdmin: boolean) => void }) {
  const t = useTranslations('Auth');
  const [isInvited, setInvited] = useState(false);
  const [created, setCreated] = useState<string>();
  const form = useAuthForm({
    schema: signUpSchema,
    values: { ...emptyTeacher, email: '', password: '' },
    task: 'signUp',
    send: async ({ email, password, ...teacher }) => {
      const account = JSON.stringify([email, password]);
      let isNewSession = false;
      try {
        if (account !== created) {
          await createAccount(email, password);
          isNewSession = true;
        }
        setCreated(account);
        await registerTeacher(toRegisterTeacher(teacher));
      } catch (error) {
        // The new user is signed in although the registration failed, and can finish the sign-up on another page.
        if (isNewSession) announceSessionChange();
        if (error instanceof ApiError && error.code === 'notSignedIn') setCreated(undefined);
        throw error;
      }
      void sendVerificationMail().catch(() => {});
      onDone(teacher.isAdmin);
    },
  });
  useCodeFromLink((invitation) => {
    form.setValue('licenceCode', invitation);
    form.setValue('isAdmin', false);
    setInvited(true);
  });
  const [isAdmin, code] = useWatch({
    control: form.control,
    name: ['isAdmin', 'licenceCode'],
  });
  return (
    <AuthForm
      form={form}
      label={t('signUp')}
      busyLabel={t('signingUp')}
      terms={() => <AcceptTerms {...form.field('hasAccepted')} />}
    >
      <Field
        label={t('name')}
        autoComplete="name"
        required
        hint={t('nameHint')}
        {...form.field('name')}
      />
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        hint={t('emailHint')}
        {...form.field('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        required
        hint={t('passwordHint', { length: minPasswordLength })}
        {...form.field('password')}
      />
      <SchoolChoice
        {...{ isAdmin, code, isInvited, field: form.field }}
        onClearCode={() => form.setValue('licenceCode', '')}
      />
    </AuthForm>
  );
}

export function FinishSignUp() {
  const t = useTranslations('Auth');
  const form = useAuthForm({
    schema: teacherFormSchema,
    values: emptyTeacher,
    task: 'signUp',
    send: (teacher) => registerTeacher(toRegisterTeacher(teacher)),
  });
  const [isAdmin, code] = useWatch({
    control: form.control,
    name: ['isAdmin', 'licenceCode'],
  });
  return (
    <AuthForm
      form={form}
      label={t('finish')}
      terms={() => <AcceptTerms {...form.field('hasAccepted')} />}
      className="mx-auto max-w-md"
    >
      <div>
        <PageTitle>{t('finishTitle')}</PageTitle>
        <p className="text-ink-soft mt-2 text-balance">{t('finishText')}</p>
      </div>
      <Field label={t('name')} autoComplete="name" required {...form.field('name')} />
      <SchoolChoice
        {...{ isAdmin, code, field: form.field }}
        onClearCode={() => form.setValue('licenceCode', '')}
      />
    </AuthForm>
  );
}

function SchoolChoice(props: {
  isAdmin: boolean;
  code: string;
  isInvited?: boolean;
  field: (
    name: 'isAdmin' | 'schoolName' | 'licenceCode',
  ) => UseFormRegisterReturn & { error?: string };
  onClearCode: () => void;
}) {
  const { isAdmin, code, isInvited, field, onClearCode } = props;
  const t = useTranslations('Auth');
  const [isAsked, setAsked] = useState(false);
  const hasCode = isAsked || code !== '';
  const school = useSchoolOfCode(isAdmin ? '' : code);
  const { error: _, ...ofAdmin } = field('isAdmin');
  return (
    <div className="grid gap-4">
      {!isInvited && <Choice type="checkbox" label={t('adminAccount')} {...ofAdmin} />}
      {isAdmin && (
        <Field
          key="schoolName"
          label={t('schoolName')}
          autoComplete="organization"
          required
          hint={t('schoolNameHint')}
          {...field('schoolName')}
        />
      )}
      {isAdmin && <p className="text-ink-soft text-sm">{t('adminAccountHint')}</p>}
      {!isAdmin && !isInvited && (
        <Choice
          type="checkbox"
          label={t('hasCode')}
          checked={hasCode}
          onChange={({ target }) => {
            setAsked(target.checked);
            if (!target.checked) onClearCode();
          }}
        />
      )}
      {!isAdmin && (isInvited || hasCode) && (
        <Field
          key="licenceCode"
          label={t('licenceCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={school ? t('joins', { school }) : t('licenceCodeHint')}
          {...field('licenceCode')}
        />
      )}
    </div>
  );
}
