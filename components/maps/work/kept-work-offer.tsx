'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState, Fragment, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import {
  dropWorkElsewhere,
  takeOverWork,
  workElsewhere,
  type OtherCopy,
  type WorkPlace,
} from '@/lib/client/drafts/kept-work';
import { holdWork, openTabs } from '@/lib/client/drafts/open-work';

const toDay = (date: Date) => date.toDateString();

/**
 * Offers work on a map that a closed tab left unsaved, to go on with here or to discard. `children` render the page with the offer; after
 * going on they are rendered again from the beginning, with that work.
 */
export function KeptWorkOffer(props: {
  place: WorkPlace | undefined;
  /** Called before the page is rendered with the work. */
  onGoOn?: () => void;
  children: (offer: ReactNode) => ReactNode;
}) {
  const { place, onGoOn, children } = props;
  const t = useTranslations('KeptWork');
  const format = useFormatter();
  const [offer, setOffer] = useState<OtherCopy & { open: ReadonlySet<string>; isToday: boolean }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (place === undefined) return;
    let isGone = false;
    const letGo = holdWork(place);
    void openTabs(place).then((open) => {
      const left = isGone ? undefined : workElsewhere(place, open, Date.now());
      if (!left) return;
      setOffer({ ...left, open, isToday: toDay(new Date(left.at)) === toDay(new Date()) });
    });
    return () => {
      isGone = true;
      letGo();
    };
  }, [place]);
  const isToday = offer?.isToday;
  const time =
    offer &&
    format.dateTime(
      offer.at,
      isToday ? { timeStyle: 'short' } : { dateStyle: 'long', timeStyle: 'short' },
    );
  const shown = place !== undefined && offer && (
    <Notice
      tone="info"
      title={t(isToday ? 'today' : 'earlier', { time: time! })}
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              takeOverWork(place, offer.tab, Date.now());
              onGoOn?.();
              setOffer(undefined);
              setRound(round + 1);
            }}
          >
            {t('goOn')}
          </Button>
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              dropWorkElsewhere(place, { open: offer.open, until: offer.at }, Date.now());
              setOffer(undefined);
            }}
          >
            {t('discard')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Notice>
  );
  return <Fragment key={round}>{children(shown)}</Fragment>;
}
