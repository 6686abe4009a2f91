'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SeatingView } from '@/components/rooms/view/seating-view';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { standardRoom } from '@/lib/core/rooms/standard-room';

const leastDesks = 24;
const desksARow = 6;

export function GrowingMap() {
  const t = useTranslations('ClassStart');
  const pupils = useWatch<ClassInput, 'pupils'>({ name: 'pupils' });
  const named = pupils.filter(({ name }) => name.trim() !== '');
  const rows = Math.ceil(named.length / desksARow);
  const { desks } = standardRoom('pairs', Math.max(leastDesks, rows * desksARow));
  const room = { desks, marks: [], boardSide: 'top' as const };
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <div className="[--room-height:min(70dvh,44rem)]">
        <SeatingView
          room={room}
          seated={named.map(({ id, name }, index) => ({ id, name, desk: desks[index]! }))}
        />
      </div>
      <p className="text-ink-soft text-sm">{t('seated', { count: named.length })}</p>
    </div>
  );
}
