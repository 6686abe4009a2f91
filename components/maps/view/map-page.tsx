'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { WithDraft } from '@/components/shell/with-draft';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { workKey } from '@/lib/client/local/work-draft';
import { isAwaited } from '@/lib/client/http/queries';
import { useAbsences } from '@/lib/client/maps/absences';
import { useMap } from '@/lib/client/maps/maps';
import { todayHere } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { ShareDialog } from '../share/share-dialog';
import { MapToEdit } from './map-to-edit';
import { MapToRead } from './map-to-read';
import { correctionPlace } from './use-correction';

/** The saved map of the address `/app/maps/{id}`: changed where it is seen, by those who may. */
export function MapPage() {
  const t = useTranslations('Map');
  const id = usePathParameter('maps');
  const teacherId = useTeacherId();
  const query = useMap(id);
  const map = query.data;
  const day = todayHere();
  const absences = useAbsences(id, day);
  const [sharedId, setSharedId] = useState<string>();
  // Without the absences the map can still be worked on.
  if (!map || isAwaited(absences)) {
    return (
      <LoadingWorkplace
        back={{ href: '/app', label: t('back') }}
        title={t('pageTitle')}
        label={t('loading')}
        kind="room"
        failed={query.error && !map ? query : undefined}
      />
    );
  }
  // The dialog stays open while news of the map change the page beneath it.
  const share = () => setSharedId(map.id);
  const sharing = sharedId === map.id && (
    <ShareDialog
      target={{ map: map.id }}
      classId={map.classId}
      name={map.className}
      from={map.isToCome ? (map.plannedFor ?? undefined) : undefined}
      onClose={() => setSharedId(undefined)}
    />
  );
  if (!map.mayEdit || map.isClassArchived) {
    return (
      <>
        <MapToRead key={map.id} map={map} onShare={share} />
        {sharing}
      </>
    );
  }
  const pupils = new Set(
    [...map.seats.map(({ pupil }) => pupil), ...map.unseated].map((one) => one.id),
  );
  const away = absences.data?.away.map(({ pupilId }) => pupilId).filter((one) => pupils.has(one));
  return (
    <>
      <WithDraft key={map.id} draftKey={teacherId && workKey(correctionPlace(teacherId, map.id))}>
        {(offer) => (
          <MapToEdit map={map} day={day} away={away ?? []} offer={offer} onShare={share} />
        )}
      </WithDraft>
      {sharing}
    </>
  );
}
