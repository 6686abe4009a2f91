'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { todayInNorway } from '@/lib/client/page/today';
import { useDayText } from '@/lib/client/page/use-day-text';
import { useMakeLink } from '@/lib/client/maps/share/links';
import { EndDayField } from './end-day-field';
import { MadeLink } from './made-link';
import { WhatIsSeen } from './what-is-seen';

/** Makes a link to a map or a class: until when, what is seen, and then the link itself. */
export function ShareDialog(props: {
  target: { map: string } | { class: string };
  name: string;
  onClose: () => void;
}) {
  const { target, name, onClose } = props;
  const t = useTranslations('Sharing');
  const dayText = useDayText();
  const errorText = useErrorText('reading');
  const [endsOn, setEndsOn] = useState(() => todayInNorway());
  const make = useMakeLink();
  const made = make.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={made ? t('made') : t('title', { name })}
      description={
        made
          ? t('madeText', { day: dayText(made.link.endsOn) })
          : t('map' in target ? 'mapText' : 'classText')
      }
      closeLabel={t('close')}
    >
      {made ? (
        <MadeLink made={made} name={name} onLeave={onClose} />
      ) : (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!make.isPending) make.mutate({ target, endsOn });
          }}
        >
          <EndDayField value={endsOn} onChange={setEndsOn} />
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
