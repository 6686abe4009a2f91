'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import {
  dropWorkElsewhere,
  takeOverWork,
  workElsewhere,
  type WorkPlace,
} from '@/lib/client/drafts/kept-work';

const toDay = (date: Date) => date.toDateString();

/**
 * Offers work on a map that another tab left unsaved, to go on with here or to discard. `children` render the page; after
 * going on they are rendered again from the beginning, with that work.
 */
export function KeptWorkOffer(props: {
  place: WorkPlace | undefined;
  /** Called before the page is rendered with the work. */
  onGoOn?: () => void;
  children: ReactNode;
}) {
  const { place, onGoOn, children } = props;
  const t = useTranslations('KeptWork');
  const format = useFormatter();
  const [offer, setOffer] = useState(() =>
    place === undefined ? undefined : workElsewhere(place, Date.now()),
  );
  const [round, setRound] = useState(0);
  const isToday = offer && toDay(new Date(offer.at)) === toDay(new Date());
  const time =
    offer &&
    format.dateTime(
      offer.at,
      isToday ? { timeStyle: 'short' } : { dateStyle: 'long', timeStyle: 'short' },
    );
  return (
    <>
      {place !== undefined && offer && (
        <div className="mb-6 print:hidden">
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
                    dropWorkElsewhere(place, Date.now());
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
        </div>
      )}
      <div key={round} className="contents">
        {children}
      </div>
    </>
  );
}
