'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { Field } from '@/components/ui/field';

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const t = useTranslations('Auth');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setShown((now) => !now)}
          className="rounded-desk text-ink-soft hover:text-ink grid size-11 place-items-center"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">{t('showPassword')}</span>
        </button>
      }
    />
  );
}
