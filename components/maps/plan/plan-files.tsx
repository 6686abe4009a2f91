'use client';

import { CalendarPlus, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/client/http/save-file';
import { publicEnv } from '@/lib/env/public';
import { toCalendar } from '@/lib/core/maps/plan/plan-calendar';
import type { PlannedMap } from './plan-in-hand';

/** Prints a kept plan, and puts its days into a calendar. */
export function PlanFiles({ name, maps }: { name: string; maps: readonly PlannedMap[] }) {
  const t = useTranslations('MapPlan');
  const saveCalendar = () => {
    const days = maps.map(({ id, plannedFor }) => ({
      id,
      day: plannedFor,
      title: t('event', { name }),
      url: `${window.location.origin}${publicEnv.basePath}/app/maps/${id}`,
    }));
    const file = new Blob([toCalendar(days, new Date())], { type: 'text/calendar' });
    saveFile(file, `${t('calendarFile', { name })}.ics`);
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        {t('print')}
      </Button>
      <Button look="quiet" size="small" onClick={saveCalendar}>
        <CalendarPlus aria-hidden className="size-4" />
        {t('calendar')}
      </Button>
    </>
  );
}
