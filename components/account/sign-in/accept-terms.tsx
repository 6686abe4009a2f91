'use client';

import { useTranslations } from 'next-intl';
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { FieldMessage } from '@/components/ui/field-message';
import { minimumAge } from '@/lib/contracts/account/terms';
import { LegalLink } from './legal-link';

type AcceptTermsProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Confirms the minimum age and accepts the terms, with links to what is accepted; the links open beside the form. */
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
