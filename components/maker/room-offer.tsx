'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { findRoomThatFits } from '@/lib/client/seating/find-room';
import { isBoundToRoom } from '@/lib/core/conditions/resolve';
import type { StandardRoomKind } from '@/lib/core/seating/room';
import { toPresent, type Wanted } from './use-generator';

interface RoomOfferProps {
  /** The problem that is impossible in its room. */
  wanted: Wanted;
  onSwitch: (kind: StandardRoomKind) => void;
}

/**
 * Offers another standard room in which all conditions can be kept. With fixed desks there is none; that is said, because
 * it may be what stands in the way.
 */
export function RoomOffer({ wanted, onSwitch }: RoomOfferProps) {
  const t = useTranslations('Conflict');
  const bound = wanted.conditions.filter((each) => isBoundToRoom(each) && !each.wish);
  if (bound.length > 0) {
    return <Notice tone="info">{t('boundToRoom', { count: bound.length })}</Notice>;
  }
  return <FoundRoom wanted={wanted} onSwitch={onSwitch} />;
}

/** Searches for the other room; nothing is shown before it is found. */
function FoundRoom({ wanted, onSwitch }: RoomOfferProps) {
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
