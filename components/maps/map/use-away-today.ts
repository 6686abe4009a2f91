'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useAbsences, usePutAbsence } from '@/lib/client/maps/absences';
import { todayInNorway } from '@/lib/client/page/today';
import type { SavedMap } from '@/lib/contracts/maps/maps';

export function useAwayToday(map: SavedMap) {
  const t = useTranslations('Map');
  const errorText = useErrorText();
  const day = todayInNorway();
  const { data } = useAbsences(map.id, day);
  const put = usePutAbsence(map.id, day, null);
  const [announcement, setAnnouncement] = useState('');
  const pupils = new Set(data?.away.map(({ pupilId }) => pupilId));
  const all = [...map.seats.map(({ pupil }) => pupil), ...map.unseated];
  const away = all.filter(({ id }) => pupils.has(id));

  const onToggle = (pupilId: string) => {
    const name = all.find(({ id }) => id === pupilId)?.name ?? '';
    const isAway = !pupils.has(pupilId);
    setAnnouncement(t(isAway ? 'toldAway' : 'toldHere', { name }));
    put.mutate(
      { pupilId, away: isAway },
      {
        onError: (error) => {
          setAnnouncement('');
          notify({ type: 'error', title: t('awayFailed', { name }), message: errorText(error) });
        },
      },
    );
  };
  return { pupils, away, announcement, onToggle };
}
