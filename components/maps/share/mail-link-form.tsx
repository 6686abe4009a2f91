'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useMailLink } from '@/lib/client/maps/share/links';
import { emailAddress } from '@/lib/contracts/addresses';
import type { CreatedLink } from '@/lib/contracts/maps/links';

/** Mails a link that was just made to a substitute, or opens the teacher's own mail program. */
export function MailLinkForm({ made, mailto }: { made: CreatedLink; mailto: string }) {
  const t = useTranslations('Sharing.mail');
  const errorText = useErrorText();
  const send = useMailLink(made);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const email = emailAddress().safeParse(typed).data;
    setWrong(email === undefined);
    if (email === undefined) return field.current?.focus();
    if (!send.isPending) send.mutate(email, { onSuccess: () => setTyped('') });
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field
          ref={field}
          autoFocus
          type="email"
          autoComplete="off"
          label={t('address')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          error={isWrong ? t('wrong') : undefined}
          className="min-w-48 grow"
        />
        <Button type="submit" busy={send.isPending} className="self-start sm:mt-8">
          {send.isPending ? t('sending') : t('send')}
        </Button>
      </div>
      {send.error && <Notice tone="error">{errorText(send.error)}</Notice>}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {send.isSuccess && t('sent', { email: send.variables })}
      </p>
      <a
        href={mailto}
        className="text-green inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
      >
        {t('ownProgram')}
      </a>
    </form>
  );
}
