'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { useSchoolOfCode } from '@/lib/client/school/use-school';

interface SchoolChoiceProps {
  isAdmin: boolean;
  /** The code as it is typed, or as the link of an invitation brings it. */
  licenceCode: string;
  /** Whether a link brought it: who was invited makes no school. */
  isInvited?: boolean;
  fields: Record<'isAdmin' | 'schoolName' | 'licenceCode', UseFormRegisterReturn>;
  errors: Partial<Record<'schoolName' | 'licenceCode', string>>;
}

/** Lets a new teacher create a school, join one, or neither. Typed values are kept when the checkbox changes. */
export function SchoolChoice(props: SchoolChoiceProps) {
  const { isAdmin, licenceCode, isInvited, fields, errors } = props;
  const t = useTranslations('Auth');
  const school = useSchoolOfCode(isAdmin ? '' : licenceCode);
  return (
    <div className="grid gap-5">
      {!isInvited && (
        <Choice
          type="checkbox"
          label={t('adminAccount')}
          hint={t('adminAccountHint')}
          {...fields.isAdmin}
        />
      )}
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
          hint={school ? t('joins', { school }) : t('licenceCodeHint')}
          error={errors.licenceCode}
          {...fields.licenceCode}
        />
      )}
    </div>
  );
}
