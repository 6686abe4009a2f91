'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { NotUsedReason } from '@/lib/core/conditions/resolve';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';

export function PutInButton(props: { reason: NotUsedReason; onPutIn: (kind: PlaceMark) => void }) {
  const t = useTranslations('Conditions.putIn');
  const { reason, onPutIn } = props;
  if (reason.code !== 'noMark') return null;
  return (
    <Button look="secondary" size="small" className="mt-1" onClick={() => onPutIn(reason.mark)}>
      {t(reason.mark)}
    </Button>
  );
}
