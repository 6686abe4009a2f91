'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { WithDraft } from '@/components/shell/with-draft';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { PageHeading } from '@/components/ui/page-heading';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useClass } from '@/lib/client/classes/classes';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import { isAwaited } from '@/lib/client/http/queries';
import { visitorId } from '@/lib/client/local/marks';
import { mapPlace, workKey } from '@/lib/client/local/work-draft';
import { useAbsences } from '@/lib/client/maps/absences';
import { useMap, useMapHistory } from '@/lib/client/maps/maps';
import { todayInNorway } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { readVisitorClass, visitorConditions } from '@/lib/client/visitor/visitor-class';
import { MapScreen } from './map-screen';
import { MapToRead } from './map-to-read';

const none: never[] = [];

export function MapPage() {
  const inPath = { classId: usePathParameter('classes'), mapId: usePathParameter('maps') };
  const isVisitor = useIsVisitor();
  /**
   * Map that was first saved on this page. The React key from before the save is kept, because a new key would remount
   * the screen.
   */
  const [savedHere, setSavedHere] = useState<{ mapId: string; key: string }>();
  const key =
    savedHere && savedHere.mapId === inPath.mapId
      ? savedHere.key
      : `${inPath.classId} ${inPath.mapId}`;
  if (isVisitor) return <VisitorMap key={key} classId={inPath.classId} />;
  return (
    <StoredMap
      key={key}
      classId={inPath.classId || undefined}
      mapId={inPath.mapId || undefined}
      onSaved={({ id }) => {
        if (id === inPath.mapId) return;
        setSavedHere({ mapId: id, key });
        const { pathname } = window.location;
        const app = pathname.slice(0, pathname.search(/\/(?:classes|maps)\//u));
        window.history.replaceState(null, '', `${app}/maps/${id}`);
      }}
    />
  );
}

function VisitorMap({ classId }: { classId: string }) {
  const router = useRouter();
  const [own] = useState(readVisitorClass);
  const isHere = own?.id === classId && own.pupils.length > 0;
  useEffect(() => {
    if (!isHere) router.replace('/app/try');
  }, [isHere, router]);
  const [kept] = useState(() => own && visitorConditions(own));
  if (!isHere || !kept) return null;
  return (
    <WithDraft draftKey={workKey(mapPlace(visitorId, classId))}>
      {(question) => (
        <MapScreen
          {...{ classId, kept }}
          name={own.name}
          pupils={own.pupils}
          marks={own.marks}
          saved={undefined}
          active={undefined}
          away={none}
          history={none}
          classRooms={none}
          today={todayInNorway()}
          notices={question}
          onSaved={() => {}}
        />
      )}
    </WithDraft>
  );
}

interface StoredMapProps {
  classId: string | undefined;
  mapId: string | undefined;
  onSaved: Parameters<typeof MapScreen>[0]['onSaved'];
}

function StoredMap({ mapId, onSaved, ...props }: StoredMapProps) {
  const t = useTranslations('MapScreen');
  const teacherId = useTeacherId();
  const map = useMap(mapId);
  const classId = props.classId ?? map.data?.classId;
  const detail = useClass(classId);
  const history = useMapHistory(classId);
  const activeId = mapId ? undefined : detail.data?.maps.find(({ isActive }) => isActive)?.id;
  const active = useMap(activeId);
  const mayEdit = detail.data?.mayEdit === true && !detail.data.archivedAt;
  const kept = useClassConditions(classId, mayEdit);
  const classRooms = useClassRooms(classId);
  const day = todayInNorway();
  const absences = useAbsences(mapId, day);
  useClassNews(detail.data?.pupils);
  const [isShown, setShown] = useState(false);

  const queries = [map, detail, history, active, kept];
  const failed = queries.find((query) => query.error && !query.data);
  const isLoading =
    (mapId && !map.data) ||
    !detail.data ||
    !history.data ||
    (activeId && !active.data) ||
    kept.isLoading ||
    (!isShown && (isAwaited(classRooms) || (mapId && isAwaited(absences))));
  if (map.data && (!map.data.mayEdit || map.data.isClassArchived)) {
    return <MapToRead map={map.data} />;
  }
  if (failed || isLoading || !detail.data || !history.data) {
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
  if (!isShown) setShown(true);
  const { name, pupils, marks } = detail.data;
  if (!mayEdit || !kept.data || (pupils.length === 0 && !map.data)) {
    return <NoMap {...detail.data} />;
  }
  const inClass = new Set(pupils.map(({ id }) => id));
  const away = absences.data?.away.map(({ pupilId }) => pupilId).filter((id) => inClass.has(id));
  const draftKey = teacherId && workKey(mapPlace(teacherId, detail.data.id, mapId));
  return (
    <WithDraft draftKey={draftKey}>
      {(question) => (
        <MapScreen
          classId={detail.data.id}
          {...{ name, pupils, marks, onSaved }}
          saved={map.data}
          active={active.data}
          away={away ?? none}
          history={history.data}
          classRooms={classRooms.data ?? none}
          kept={kept.data}
          today={day}
          notices={question}
        />
      )}
    </WithDraft>
  );
}

function useClassNews(pupils: readonly { id: string }[] | undefined) {
  const t = useTranslations('MapScreen');
  const classKey = pupils
    ?.map(({ id }) => id)
    .sort()
    .join();
  const lastKey = useRef(classKey);
  useEffect(() => {
    const isNews = lastKey.current !== undefined && lastKey.current !== classKey;
    lastKey.current = classKey;
    if (isNews) notify({ type: 'info', message: t('classChanged') });
  }, [classKey, t]);
}

function NoMap(props: { id: string; name: string; mayEdit: boolean; archivedAt: string | null }) {
  const { id, name, mayEdit, archivedAt } = props;
  const t = useTranslations('MapScreen');
  const why = archivedAt ? 'archived' : mayEdit ? 'noPupils' : 'notYours';
  return (
    <>
      <PageHeading back={{ href: '/app', label: t('back') }} title={t('title', { name })} />
      <Notice
        tone={why === 'noPupils' ? 'info' : 'warning'}
        title={t(why)}
        actions={
          <Link href={`/app/classes/${id}`} className={buttonClass({ size: 'small' })}>
            {t(why === 'noPupils' ? 'addPupils' : 'showClass')}
          </Link>
        }
      />
    </>
  );
}
