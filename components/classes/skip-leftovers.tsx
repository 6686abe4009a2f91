'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

export function SkipLeftovers({ count, onSkip }: { count: number; onSkip: () => void }) {
  const t = useTranslations('Pupils');
  if (count === 0) return null;
  return (
    <Button look="secondary" size="small" className="mt-2" onClick={onSkip}>
      {t('skip', { count })}
    </Button>
  );
}
