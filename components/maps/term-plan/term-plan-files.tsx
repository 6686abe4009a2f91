'use client';

import { CalendarPlus, FileDown, Printer, Sheet } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { FileLink } from '@/components/shell/file-link';
import { Button } from '@/components/ui/button';
import { termPlanFilePath } from '@/lib/client/maps/term-plan';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import { saveFile } from '@/lib/client/http/save-file';
import { publicEnv } from '@/lib/env/public';
import { toCalendar } from '@/lib/core/maps/term-plan/term-plan-calendar';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';

interface TermPlanFilesProps {
  classId: string;
  name: string;
  maps: readonly PlannedMap[];
}

export function TermPlanFiles({ classId, name, maps }: TermPlanFilesProps) {
  const t = useTranslations('TermPlan');
  const tDownload = useTranslations('Download');
  const locale = useLocale();
  const choices = useViewChoices();
  const saveCalendar = () => {
    const days = maps.map(({ id, plannedFor }) => ({
      id,
      day: plannedFor,
      title: t('event', { name }),
      url: `${window.location.origin}${publicEnv().basePath}/app/maps/${id}`,
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
      <FileLink look="quiet" size="small" path={termPlanFilePath(classId, 'pdf', locale, choices)}>
        <FileDown aria-hidden className="size-4" />
        {tDownload('pdf')}
      </FileLink>
      <FileLink look="quiet" size="small" path={termPlanFilePath(classId, 'xlsx', locale, choices)}>
        <Sheet aria-hidden className="size-4" />
        {tDownload('excel')}
      </FileLink>
      <Button look="quiet" size="small" onClick={saveCalendar}>
        <CalendarPlus aria-hidden className="size-4" />
        {t('calendar')}
      </Button>
    </>
  );
}
