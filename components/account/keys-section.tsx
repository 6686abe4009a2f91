'use client';

import { useTranslations } from 'next-intl';
import { Choice } from '@/components/ui/choice';
import { keepViewChoices, useViewChoices } from '@/lib/client/maps/view-choices';

export function KeysSection() {
  const t = useTranslations('Account');
  const { letterKeys } = useViewChoices();
  return (
    <Choice
      type="checkbox"
      label={t('letterKeys')}
      hint={t('letterKeysHint')}
      checked={letterKeys}
      onChange={(event) => keepViewChoices({ letterKeys: event.target.checked })}
    />
  );
}
