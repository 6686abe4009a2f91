'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';

interface SchoolChoiceProps {
  isAdmin: boolean;
  fields: Record<'isAdmin' | 'schoolName' | 'licenceCode', UseFormRegisterReturn>;
  errors: Partial<Record<'schoolName' | 'licenceCode', string>>;
}

/** Lets a new teacher create a school, join one, or neither. Typed values are kept when the checkbox changes. */
export function SchoolChoice({ isAdmin, fields, errors }: SchoolChoiceProps) {
  const t = useTranslations('Auth');
  return (
    <div className="grid gap-5">
      <Choice
        type="checkbox"
        label={t('adminAccount')}
        hint={t('adminAccountHint')}
        {...fields.isAdmin}
      />
      {isAdmin ? (
        <Field
          key="schoolName"
          label={t('schoolName')}
          autoComplete="organization"
          required
          hint={t('schoolNameHint')}
          error={errors.schoolName}
          {...fields.schoolName}
        />
      ) : (
        <Field
          key="licenceCode"
          label={t('licenceCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t('licenceCodeHint')}
          error={errors.licenceCode}
          {...fields.licenceCode}
        />
      )}
    </div>
  );
}
