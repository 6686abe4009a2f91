'use client';

import { Check, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';

export function WhatIsSeen() {
  const t = useTranslations('Sharing');
  return (
    <div className="bg-birch rounded-2xl px-4 py-3.5">
      <p className="font-semibold">{t('seenTitle')}</p>
      <ul className="mt-1.5 grid gap-1">
        {[t('seenRoom'), t('seenAway')].map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden className="text-green mt-0.5 size-5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">{t('unseenTitle')}</p>
      <p className="mt-1.5 flex gap-2.5">
        <EyeOff aria-hidden className="text-ink-soft mt-0.5 size-5 shrink-0" />
        {t('unseen')}
      </p>
    </div>
  );
}
