'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { buttonClass } from '@/components/ui/button-class';
import { inputClass } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useAccount } from '@/lib/client/account/account';
import { ApiError } from '@/lib/client/http/api-error';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useMailCode } from '@/lib/client/school/use-school';
import { emailAddress } from '@/lib/contracts/addresses';
import { maxInvitations } from '@/lib/contracts/school/school-settings';
import { readTypedAddresses } from '@/lib/core/school/typed-addresses';

const isAddress = (typed: string) => emailAddress().safeParse(typed).success;

export function InviteDialog(props: {
  schoolId: string;
  code: string;
  typed: string;
  onType: (typed: string) => void;
  mailto: string;
  onClose: () => void;
}) {
  const { schoolId, code, typed, onType, onClose } = props;
  const t = useTranslations('SchoolCode.invite');
  const tErrors = useTranslations('Errors');
  const errorText = useErrorText();
  const { data: account } = useAccount();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useMailCode(schoolId);
  const [isChecked, setChecked] = useState(false);
  const emails = readTypedAddresses(typed);
  const { error } = send;
  const isUnconfirmed =
    account?.isEmailVerified === false ||
    (error instanceof ApiError && error.code === 'emailNotConfirmed');

  const toProblem = () => {
    if (emails.length === 0) return t('missing');
    const wrong = emails.filter((one) => !isAddress(one));
    if (wrong.length > 0) {
      return t('wrong', { count: wrong.length, addresses: wrong.slice(0, 3).join(', ') });
    }
    if (emails.length <= maxInvitations) return undefined;
    return t('tooMany', { count: emails.length, most: maxInvitations });
  };
  const problem = toProblem();
  const shown = isChecked ? problem : undefined;
  const submit = () => {
    setChecked(true);
    if (problem) return field.current?.focus();
    send.mutate(
      { code, emails },
      {
        onSuccess: () => {
          onType('');
          onClose();
          notify({ type: 'success', message: t('sent', { count: emails.length }) });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('cancel')}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) submit();
        }}
      >
        {isUnconfirmed && (
          <Notice
            tone={error ? 'error' : 'warning'}
            actions={
              <Link
                href="/app/account"
                className={buttonClass({ look: 'secondary', size: 'small' })}
              >
                {t('toAccount')}
              </Link>
            }
          >
            {tErrors('emailNotConfirmed')}
          </Notice>
        )}
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t('addresses')}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={5}
            // Several e-mail addresses need a text area, because the browser's input type "email" refuses commas and
            // line breaks.
            inputMode="email"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            aria-invalid={shown ? true : undefined}
            aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
            className={inputClass}
          />
          <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
            {t('hint', { most: maxInvitations })}
          </p>
          <FieldMessage id={`${id}-error`}>{shown}</FieldMessage>
        </div>
        {error && !isUnconfirmed && <Notice tone="error">{errorText(error)}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <a
            href={props.mailto}
            className="text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('ownProgram')}
          </a>
          <Button type="submit" busy={send.isPending}>
            {send.isPending ? t('sending') : t('send', { count: emails.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
