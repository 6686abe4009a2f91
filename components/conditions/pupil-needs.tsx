'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { useChangeConditions, useClassConditions } from '@/lib/client/conditions/class-conditions';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { todayInNorway } from '@/lib/client/page/today';
import { findNeed, needs, toggleNeed } from '@/lib/core/conditions/needs';

export function PupilNeeds({ classId, pupil }: { classId: string; pupil: string }) {
  const t = useTranslations('Conditions');
  const errorText = useErrorText();
  const { data } = useClassConditions(classId, true);
  const change = useChangeConditions(classId);
  const today = todayInNorway();
  return (
    <div role="group" aria-label={t('needs')} className="flex flex-wrap gap-1.5">
      {needs.map(({ asked, label: { key } }) => (
        <Button
          key={key}
          look="secondary"
          size="small"
          disabled={!data}
          aria-pressed={data && findNeed(data.conditions, asked, pupil, today) !== undefined}
          className="aria-pressed:border-green aria-pressed:bg-green-tint"
          onClick={() =>
            change.mutate((conditions) =>
              toggleNeed(conditions, { asked, pupil, today, id: crypto.randomUUID() }),
            )
          }
        >
          {t(key as 'type.front')}
        </Button>
      ))}
      <FieldMessage>{change.error && errorText(change.error)}</FieldMessage>
    </div>
  );
}
