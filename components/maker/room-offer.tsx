'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { findRoomThatFits } from '@/lib/client/seating/find-room';
import type { StandardRoomKind } from '@/lib/core/seating/room';
import { toPresent, type Wanted } from './use-generator';

interface RoomOfferProps {
  /** The problem that is impossible in its room. */
  wanted: Wanted;
  onSwitch: (kind: StandardRoomKind) => void;
}

/** Searches for another standard room in which all conditions can be kept, and offers it. */
export function RoomOffer({ wanted, onSwitch }: RoomOfferProps) {
  const t = useTranslations('Conflict');
  const kindName = useTranslations('RoomKinds');
  const [kind, setKind] = useState<StandardRoomKind>();

  useEffect(() => {
    const search = new AbortController();
    findRoomThatFits(toPresent(wanted).problem, search.signal).then(
      (found) => {
        if (!search.signal.aborted) setKind(found);
      },
      // Without a result there is no offer.
      () => {},
    );
    return () => search.abort();
  }, [wanted]);

  if (!kind) return null;
  const room = kindName(kind);
  return (
    <Notice
      tone="info"
      actions={
        <Button look="secondary" size="small" onClick={() => onSwitch(kind)}>
          {t('switchRoom', { room })}
        </Button>
      }
    >
      {t('otherRoom', { room })}
    </Notice>
  );
}
