'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useClass } from '@/lib/client/classes/classes';
import { todayInNorway } from '@/lib/client/page/today';
import { useDayText } from '@/lib/client/page/use-day-text';
import { useMakeLink } from '@/lib/client/maps/share/links';
import { maxLinkDays } from '@/lib/contracts/maps/links';
import { daysAfter } from '@/lib/core/maps/norwegian-day';
import { EndDayField, endDays } from './end-day-field';
import { MadeLink } from './made-link';
import { WhatIsSeen } from './what-is-seen';

export function ShareDialog(props: {
  target: { map: string } | { class: string };
  classId: string;
  name: string;
  from?: string;
  onClose: () => void;
}) {
  const { target, classId, name, from, onClose } = props;
  const t = useTranslations('Sharing');
  const dayText = useDayText();
  const errorText = useErrorText('reading');
  const days = endDays(from, useClass(classId).data?.skippedWeeks ?? []);
  const [chosen, setChosen] = useState<string>();
  const endsOn = chosen ?? days[0]!;
  const make = useMakeLink();
  const made = make.data;
  const firstDay = from && daysAfter(from, -maxLinkDays);
  const tooEarly =
    firstDay && firstDay > todayInNorway() && t('tooEarly', { day: dayText(firstDay) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={made ? t('made') : t('title', { name })}
      description={
        made
          ? t('madeText', { day: dayText(made.link.endsOn) })
          : from
            ? t('toComeText', { day: dayText(from) })
            : t('map' in target ? 'mapText' : 'classText')
      }
      closeLabel={t('close')}
    >
      {made && <MadeLink made={made} name={name} onLeave={onClose} />}
      {tooEarly && <Notice tone="info">{tooEarly}</Notice>}
      {!made && !tooEarly && (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!make.isPending) make.mutate({ target, endsOn });
          }}
        >
          <EndDayField days={days} value={endsOn} onChange={setChosen} />
          <WhatIsSeen />
          {make.error && <Notice tone="error">{errorText(make.error)}</Notice>}
          <Button type="submit" busy={make.isPending} className="w-full">
            {t('make')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
