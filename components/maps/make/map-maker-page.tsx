'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { WithDraft } from '@/components/shell/with-draft';
import { PlanNotice } from '@/components/shell/plan-notice';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { PageHeading } from '@/components/ui/page-heading';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { visitorId } from '@/lib/client/local/marks';
import { readVisitorClass, visitorConditions } from '@/lib/client/visitor/visitor-class';
import { workKey, workPlace } from '@/lib/client/local/work-draft';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import { isAwaited } from '@/lib/client/http/queries';
import { useMap, useMapHistory } from '@/lib/client/maps/maps';
import { todayInNorway } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { useClass } from '@/lib/client/classes/classes';
import { MapMaker } from './map-maker';

/** Makes a map for the class of the address `/app/classes/{id}/seatmap`. */
export function MapMakerPage() {
  const classId = usePathParameter('classes');
  const Maker = useIsVisitor() ? VisitorMapMaker : ClassMapMaker;
  return <Maker key={classId} classId={classId} />;
}

/** Makes a map for the class that a visitor keeps in this browser. */
function VisitorMapMaker({ classId }: { classId: string }) {
  const router = useRouter();
  const [own] = useState(readVisitorClass);
  const isHere = own?.id === classId && own.pupils.length > 0;
  useEffect(() => {
    if (!isHere) router.replace('/app/try');
  }, [isHere, router]);
  const [kept] = useState(() => own && visitorConditions(own));
  if (!isHere || !kept) return null;
  return (
    <WithDraft draftKey={workKey(workPlace(visitorId, classId))} onTake={showMap}>
      {(question) => (
        <MapMaker
          classId={classId}
          name={own.name}
          pupils={own.pupils}
          active={undefined}
          history={none}
          classRooms={none}
          kept={kept}
          today={todayInNorway()}
          notices={question}
        />
      )}
    </WithDraft>
  );
}

const none: never[] = [];

function showMap() {
  window.history.replaceState(null, '', '?step=map');
}

function ClassMapMaker({ classId }: { classId: string }) {
  const t = useTranslations('Maker');
  const teacherId = useTeacherId();
  const draftKey = teacherId && workKey(workPlace(teacherId, classId));
  const router = useRouter();
  const detail = useClass(classId);
  const history = useMapHistory(classId);
  const activeId = detail.data?.maps.find((map) => map.isActive)?.id;
  const active = useMap(activeId);
  const kept = useClassConditions(classId, detail.data?.mayEdit === true);
  // Without them a map can still be made.
  const classRooms = useClassRooms(classId);
  const classKey = detail.data?.pupils
    .map((pupil) => pupil.id)
    .sort()
    .join();
  const lastKey = useRef(classKey);
  useEffect(() => {
    const isNews = lastKey.current !== undefined && lastKey.current !== classKey;
    lastKey.current = classKey;
    if (isNews) notify({ type: 'info', message: t('classChanged') });
  }, [classKey, t]);

  const failed = [detail, history, active, kept].find((query) => query.error && !query.data);
  if (
    failed ||
    !detail.data ||
    !history.data ||
    (activeId && !active.data) ||
    kept.isLoading ||
    isAwaited(classRooms)
  ) {
    return (
      <LoadingWorkplace
        back={{ href: '/app', label: t('back') }}
        title={t('pageTitle')}
        label={t('loading')}
        kind="room"
        failed={failed}
      />
    );
  }
  const { name, pupils, mayEdit, archivedAt } = detail.data;
  const heading = (
    <PageHeading back={{ href: '/app', label: t('back') }} title={t('title', { name })} />
  );
  if (!mayEdit) {
    return (
      <>
        {heading}
        <Notice
          tone="warning"
          title={t(archivedAt ? 'archived' : 'notYours')}
          actions={
            <Link href={`/app/classes/${classId}`} className={buttonClass({ size: 'small' })}>
              {t('showClass')}
            </Link>
          }
        />
      </>
    );
  }
  if (pupils.length === 0) {
    return (
      <>
        {heading}
        <Notice
          tone="info"
          title={t('noPupils')}
          actions={
            <Link href={`/app/classes/${classId}`} className={buttonClass({ size: 'small' })}>
              {t('addPupils')}
            </Link>
          }
        />
      </>
    );
  }
  if (!kept.data) return null;
  return (
    <WithDraft draftKey={draftKey} onTake={showMap}>
      {(question) => (
        <MapMaker
          classId={classId}
          name={name}
          pupils={pupils}
          active={active.data}
          history={history.data}
          classRooms={classRooms.data ?? []}
          kept={kept.data}
          today={todayInNorway()}
          notices={
            <>
              <PlanNotice />
              {question}
            </>
          }
          onSaved={(mapId) => {
            notify({ type: 'success', message: t('saved') });
            router.replace(`/app/maps/${mapId}`);
          }}
        />
      )}
    </WithDraft>
  );
}
