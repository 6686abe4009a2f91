'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import {
  hasDraft,
  keepDraft,
  onChangeElsewhere,
  onOwnChange,
  takeDraft,
  timeOf,
} from '@/lib/client/local/drafts';

export function WithDraft(props: {
  draftKey: string | undefined;
  onTake?: () => void;
  children: (question: ReactNode) => ReactNode;
}) {
  const { draftKey, onTake, children } = props;
  const t = useTranslations('Drafts');
  const format = useFormatter();
  const [elsewhere, setElsewhere] = useState<string>();
  const [round, setRound] = useState(0);
  const hasOwn = useSyncExternalStore(
    onOwnChange,
    () => draftKey !== undefined && hasDraft(draftKey),
    () => false,
  );
  useEffect(() => {
    return draftKey === undefined ? undefined : onChangeElsewhere(draftKey, setElsewhere);
  }, [draftKey]);
  if (draftKey === undefined || elsewhere === undefined || !hasOwn) {
    return <Fragment key={round}>{children(undefined)}</Fragment>;
  }
  const time = format.dateTime(timeOf(elsewhere), { timeStyle: 'short' });
  return (
    <Fragment key={round}>
      {children(
        <Notice
          tone="warning"
          title={t('elsewhere', { time })}
          actions={
            <>
              <Button
                size="small"
                onClick={() => {
                  setElsewhere(undefined);
                  keepDraft(draftKey);
                }}
              >
                {t('keepThis')}
              </Button>
              <Button
                look="secondary"
                size="small"
                onClick={() => {
                  takeDraft({ key: draftKey, text: elsewhere });
                  onTake?.();
                  setElsewhere(undefined);
                  setRound(round + 1);
                }}
              >
                {t('takeOther')}
              </Button>
            </>
          }
        >
          {t('text')}
        </Notice>,
      )}
    </Fragment>
  );
}
