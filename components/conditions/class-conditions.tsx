'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import { useClass } from '@/lib/client/classes/classes';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { todayInNorway } from '@/lib/client/page/today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { isEnded } from '@/lib/core/conditions/condition';

/** The conditions that the class of the address `/app/classes/{id}` keeps; they are changed beside the map. */
export function ClassConditions() {
  const { data } = useClass(usePathParameter('classes'));
  return data?.mayEdit && <Conditions detail={data} />;
}

function Conditions({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('Conditions');
  const sentence = useConditionText(
    { desks: [] },
    new Map(detail.pupils.map(({ id, name }) => [id, name])),
  );
  const { data } = useClassConditions(detail.id, true);
  const today = todayInNorway();
  const lasting = data?.conditions.filter((condition) => !isEnded(condition, today)) ?? [];
  return (
    <section aria-labelledby="conditions-of-class">
      <div className="flex items-center justify-between gap-3">
        <h2 id="conditions-of-class" className="text-lg font-bold">
          {t('list', { count: lasting.length })}
        </h2>
        <Link
          href={`/app/classes/${detail.id}/seatmap?step=conditions`}
          className={buttonClass({ look: 'secondary', size: 'small' })}
        >
          {t('toMaker')}
        </Link>
      </div>
      {lasting.length > 0 && (
        <ul className="divide-line mt-2 divide-y">
          {lasting.map((condition) => (
            <li key={condition.id} className="py-2 break-words">
              {sentence(condition)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
