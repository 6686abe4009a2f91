'use client';

import { useTranslations } from 'next-intl';
import { Workplace } from '@/components/ui/workplace';
import { LoadFailed } from '@/components/ui/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useAbsences } from '@/lib/client/maps/absences';
import { useMap } from '@/lib/client/maps/maps';
import { todayHere } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { KeptWorkOffer } from '../work/kept-work-offer';
import { MapToEdit } from './map-to-edit';
import { MapToRead } from './map-to-read';
import { correctionPlace } from './use-correction';

/** The saved map of the address `/app/maps/{id}`: changed where it is seen, by those who may. */
export function MapPage() {
  const t = useTranslations('Map');
  const errorText = useErrorText('reading');
  const id = usePathParameter('maps');
  const teacherId = useTeacherId();
  const { data: map, error, refetch } = useMap(id);
  const day = todayHere();
  const absences = useAbsences(id, day);
  if (error && !map)
    return <LoadFailed error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  // Without the absences the map can still be worked on.
  if (!map || absences.isLoading) {
    return (
      <Workplace back={{ href: '/app', label: t('back') }} title={t('pageTitle')}>
        <Skeleton label={t('loading')} kind="room" />
      </Workplace>
    );
  }
  if (!map.mayEdit || map.isClassArchived) return <MapToRead key={map.id} map={map} />;
  const pupils = new Set(
    [...map.seats.map(({ pupil }) => pupil), ...map.unseated].map((one) => one.id),
  );
  const away = absences.data?.away.map(({ pupilId }) => pupilId).filter((one) => pupils.has(one));
  return (
    <KeptWorkOffer key={map.id} place={teacherId && correctionPlace(teacherId, map.id)}>
      {(offer) => <MapToEdit map={map} day={day} away={away ?? []} offer={offer} />}
    </KeptWorkOffer>
  );
}
