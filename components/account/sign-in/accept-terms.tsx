'use client';

import { useTranslations } from 'next-intl';
import {
  useId,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { FieldMessage } from '@/components/ui/field-message';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { acceptTerms } from '@/lib/client/account/accept-terms';
import { checkSession } from '@/lib/client/account/session-store';
import { signOut } from '@/lib/client/account/sign-in';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { minimumAge } from '@/lib/contracts/account/terms';

type AcceptTermsProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

export function AcceptTerms({ error, ...input }: AcceptTermsProps) {
  const t = useTranslations('Terms');
  const id = useId();
  return (
    <div>
      <div className="flex gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="accent-green mt-2.5 size-6 shrink-0"
        />
        <label htmlFor={id} className="min-h-11 py-2">
          {t.rich('accept', {
            age: minimumAge,
            terms: (text) => <LegalLink page="terms">{text}</LegalLink>,
            privacy: (text) => <LegalLink page="privacy">{text}</LegalLink>,
          })}
        </label>
      </div>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </div>
  );
}

function LegalLink({ page, children }: { page: 'terms' | 'privacy'; children: ReactNode }) {
  return (
    <SiteLink
      href={`/${page}`}
      target="_blank"
      className="text-green rounded-desk font-semibold underline underline-offset-4"
    >
      {children}
    </SiteLink>
  );
}

export function TermsDialog({ open }: { open: boolean }) {
  const t = useTranslations('Terms');
  const frame = useTranslations('Frame');
  const errorText = useErrorText('reading');
  const [hasAccepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<{ isOfField: boolean; text: string }>();
  const [isBusy, setBusy] = useState(false);

  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem({ isOfField: false, text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasAccepted) return setProblem({ isOfField: true, text: t('required') });
    void run(async () => {
      await acceptTerms();
      await checkSession();
    });
  };
  return (
    <Dialog open={open} title={t('title')} description={t('text')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <AcceptTerms
          checked={hasAccepted}
          onChange={(event) => setAccepted(event.target.checked)}
          error={problem?.isOfField ? problem.text : undefined}
        />
        {problem && !problem.isOfField && <Notice tone="error">{problem.text}</Notice>}
        <DialogButtons>
          <Button type="button" look="quiet" disabled={isBusy} onClick={() => void run(signOut)}>
            {frame('signOut')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {t('continue')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
