'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Condition } from '@/lib/core/conditions/condition';
import type { Mergeable } from '@/lib/core/conditions/compare';
import { WithNames } from '@/components/ui/name';

interface AtOnceNoticeProps {
  /** Why some of the conditions cannot all be kept in this room, as sentences. */
  clashes: string[];
  /** Sentences for clashes with a wish among them: a map is made, and a wish is broken. */
  wishClashes: string[];
  mergeable: Mergeable[];
  sentence: (condition: Condition) => string;
  onMerge: () => void;
}

/** Says while conditions are entered which of them cannot all be kept, and which are superfluous. */
export function AtOnceNotice(props: AtOnceNoticeProps) {
  const { clashes, wishClashes, mergeable, sentence, onMerge } = props;
  const t = useTranslations('Conditions');
  const superfluous = mergeable.flatMap(({ included }) => included);
  return (
    <div className="grid gap-3 empty:hidden" aria-live="polite">
      {clashes.length > 0 && (
        <Notice tone="warning" title={t('atOnce')}>
          {clashes.map((clash) => (
            <p key={clash}>{clash}</p>
          ))}
        </Notice>
      )}
      {wishClashes.length > 0 && (
        <Notice tone="info" title={t('atOnceWish')}>
          {wishClashes.map((clash) => (
            <p key={clash}>{clash}</p>
          ))}
        </Notice>
      )}
      {superfluous.length > 0 && (
        <Notice
          tone="info"
          title={t('superfluous', { count: superfluous.length })}
          actions={
            <Button look="secondary" size="small" onClick={onMerge}>
              {t('merge')}
            </Button>
          }
        >
          <ul className="list-disc pl-5">
            {superfluous.map((condition) => (
              <li key={condition.id}>
                <WithNames>{sentence(condition)}</WithNames>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
