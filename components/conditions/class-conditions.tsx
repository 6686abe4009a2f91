'use client';

import { useTranslations } from 'next-intl';
import { X } from 'lucide-react';
import Link from 'next/link';
import { useRef } from 'react';
import { FieldMessage } from '@/components/ui/field-message';
import { buttonClass } from '@/components/ui/button-class';
import { useChangeConditions, useClassConditions } from '@/lib/client/conditions/class-conditions';
import { useClass } from '@/lib/client/classes/classes';
import { useKeptConditionText } from '@/lib/client/maps/use-kept-condition-text';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { todayInNorway } from '@/lib/client/page/today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { isEnded } from '@/lib/core/conditions/condition';
import { toNamed } from '@/lib/core/conditions/marks';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { StrengthSwitch } from './strength-switch';
import { WithMarks } from './with-marks';

export function ClassConditions() {
  const { data } = useClass(usePathParameter('classes'));
  return data?.mayEdit && <Conditions detail={data} />;
}

function Conditions({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('Conditions');
  const sentence = useKeptConditionText(
    useClassRooms(detail.id).data ?? [],
    new Map(toNamed(detail).map(({ id, name }) => [id, name])),
  );
  const { data } = useClassConditions(detail.id, true);
  const change = useChangeConditions(detail.id);
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = todayInNorway();
  const lasting = data?.conditions.filter((condition) => !isEnded(condition, today)) ?? [];
  return (
    <section aria-labelledby="conditions-of-class">
      <div className="flex items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          id="conditions-of-class"
          className="text-lg font-bold outline-none"
        >
          {t('list', { count: lasting.length })}
        </h2>
        <Link
          href={`/app/classes/${detail.id}/seatmap?part=conditions`}
          className={buttonClass({ look: 'secondary', size: 'small' })}
        >
          {t('toMaker')}
        </Link>
      </div>
      {lasting.length > 0 && (
        <ul className="divide-line mt-2 divide-y">
          {lasting.map((condition) => (
            <li key={condition.id} className="flex items-center gap-2 py-1">
              <span className="min-w-0 flex-1 break-words">
                <WithMarks>{sentence(condition)}</WithMarks>
              </span>
              <StrengthSwitch
                isWish={condition.wish ?? false}
                sentence={sentence(condition)}
                onChange={(isWish) =>
                  change.mutate((conditions) =>
                    conditions.map((other) =>
                      other.id === condition.id ? { ...other, wish: isWish || undefined } : other,
                    ),
                  )
                }
              />
              <button
                type="button"
                aria-label={t('remove', { condition: sentence(condition) })}
                onClick={() => {
                  heading.current?.focus();
                  change.mutate((conditions) => conditions.filter(({ id }) => id !== condition.id));
                }}
                className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldMessage>{change.error && errorText(change.error)}</FieldMessage>
    </section>
  );
}
