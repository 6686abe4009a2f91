'use client';

import { useTranslations } from 'next-intl';
import { useClassConditions, useWithMarkedPupils } from '@/lib/client/conditions/class-conditions';
import { useTermPlan } from '@/lib/client/maps/term-plan';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { findFit, isFitting } from '@/lib/client/maps/term-plan-fit';
import { toEditedTermPlan } from '@/lib/client/maps/edited-term-plan';

export function PlanWarning({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('TermPlan');
  const { data: plan } = useTermPlan(detail.id);
  const { data: kept } = useClassConditions(detail.id, true);
  const conditions = useWithMarkedPupils(kept?.conditions, detail);
  const { data: classRooms } = useClassRooms(detail.id);
  if (!plan || !kept || !classRooms) return null;
  const now = {
    pupils: detail.pupils.map(({ id }) => id),
    conditions,
    classRooms,
  };
  const unfit = toEditedTermPlan(plan).maps.filter(
    (map) => !map.isFixed && !isFitting(findFit(map, now)),
  );
  if (unfit.length === 0) return null;
  return <p className="w-full text-sm font-semibold">{t('unfit', { count: unfit.length })}</p>;
}
