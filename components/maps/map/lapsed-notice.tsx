'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Condition } from '@/lib/core/conditions/condition';
import { WithMarks } from '@/components/conditions/with-marks';

interface LapsedNoticeProps {
  lapsed: Condition[];
  sentence: (condition: Condition) => string;
  onRead: () => void;
}

export function LapsedNotice({ lapsed, sentence, onRead }: LapsedNoticeProps) {
  const t = useTranslations('MapScreen');
  if (lapsed.length === 0) return null;
  return (
    <Notice
      tone="info"
      title={t('lapsed', { count: lapsed.length })}
      actions={
        <Button look="secondary" size="small" onClick={onRead}>
          {t('lapsedRead')}
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {lapsed.map((condition) => (
          <li key={condition.id}>
            <WithMarks>{sentence(condition)}</WithMarks>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
