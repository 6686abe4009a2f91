'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import type { FormEventHandler, ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { BottomBar } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useAuthProblem, type AuthTask } from './auth-problem';

interface FieldError {
  type?: string;
  message?: string;
}

export function useAuthForm<Values extends FieldValues>(options: {
  schema: z.ZodType<Values, Values>;
  values: Values;
  task: AuthTask;
  send: (values: Values) => Promise<void>;
  onBusyChange?: (isBusy: boolean) => void;
}) {
  const { schema, values, task, send, onBusyChange } = options;
  const t = useTranslations('Auth');
  const toProblem = useAuthProblem(task);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (sent) => {
    onBusyChange?.(true);
    try {
      await send(sent);
    } catch (error) {
      const { field, text } = toProblem(error);
      const place = field in values ? (field as Path<Values>) : 'root';
      form.setError(place, { type: 'server', message: text }, { shouldFocus: true });
    } finally {
      onBusyChange?.(false);
    }
  });
  const errorAt = (name: Path<Values>) => {
    const { type, message } = (errors[name] ?? {}) as FieldError;
    return type === 'server' || !message ? message : t(message as 'nameRequired');
  };
  return {
    ...form,
    isBusy: isSubmitting,
    isSent: isSubmitSuccessful && !isSubmitting,
    problem: errors.root?.message,
    onSubmit: ((event) => void submit(event)) satisfies FormEventHandler,
    field: (name: Path<Values>) => ({ ...form.register(name), error: errorAt(name) }),
  };
}

export function AuthForm(props: {
  form: { onSubmit: FormEventHandler; isBusy: boolean; problem: string | undefined };
  label: string;
  busyLabel?: string;
  account?: string;
  notice?: ReactNode;
  otherWay?: ReactNode;
  terms?: () => ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { form, label, busyLabel = label, account, notice, otherWay, terms, children } = props;
  const { className = '' } = props;
  const { onSubmit, isBusy, problem } = form;
  const button = (
    <Button
      type="submit"
      size={otherWay ? undefined : 'large'}
      busy={isBusy}
      className={terms ? 'mt-2 w-full' : ''}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
  return (
    <form noValidate onSubmit={onSubmit} className={`grid gap-5 ${className}`}>
      {account && <input hidden type="email" autoComplete="username" value={account} readOnly />}
      {children}
      {problem && <Notice tone="error">{problem}</Notice>}
      {notice}
      {terms && (
        <BottomBar>
          {terms()}
          {button}
        </BottomBar>
      )}
      {otherWay && (
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2">
          {otherWay}
          {button}
        </div>
      )}
      {!terms && !otherWay && button}
    </form>
  );
}
