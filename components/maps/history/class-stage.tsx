'use client';

import {
  CalendarRange,
  Dices,
  FilePen,
  History,
  Map as MapIcon,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo } from 'react';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { SmallMap } from '@/components/rooms/view/small-map';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { useClass } from '@/lib/client/classes/classes';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import { useTermPlan } from '@/lib/client/maps/term-plan';
import { useMap, useMapHistory } from '@/lib/client/maps/maps';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { findFit, isFitting } from '../term-plan/term-plan-fit';
import { toTermPlanInHand } from '../term-plan/term-plan-in-hand';
import { toShownMap } from '../map/to-shown-map';
import { toSeating } from '@/lib/core/maps/map-seats';
import { mapDate } from '@/lib/core/maps/map-day';

/** The others are on the page with all maps of the class. */
const maxListed = 12;

/** The map in use of the class of the address `/app/classes/{id}`, and its latest maps below it, newest first. */
export function ClassStage() {
  const { data } = useClass(usePathParameter('classes'));
  return data && <Stage detail={data} />;
}

function Stage({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('MapList');
  const format = useFormatter();
  const roomName = useRoomName();
  const { id, pupils } = detail;
  const { mayEdit } = detail;
  const maps = detail.maps.filter(({ isToCome }) => !isToCome);
  const toCome = detail.maps.length - maps.length;
  const planLink = {
    href: `/app/classes/${id}/term-plan`,
    icon: CalendarRange,
    text: t('plan', { count: toCome }),
  };
  const inUse = maps.find((map) => map.isActive);
  const active = useMap(inUse?.id);
  const history = useMapHistory(id).data ?? [];
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const earlier = new Map(history.map((map) => [map.id, { ...map, seating: toSeating(map) }]));
  if (detail.maps.length === 0) {
    return (
      <div className="m-auto grid max-w-sm justify-items-center gap-3 text-center">
        <MapIcon aria-hidden className="text-green size-10" strokeWidth={1.5} />
        <p className="text-lg font-bold">{t('none')}</p>
        <p className="text-ink-soft">{t('first')}</p>
        {pupils.length > 0 && (
          <div className="flex flex-wrap justify-center">
            {mayEdit && <StageLink {...planLink} />}
            <ClassTools classId={id} />
          </div>
        )}
      </div>
    );
  }
  const shown = active.data && toShownMap(active.data);
  return (
    <>
      {/* The room of a map that is still to come has its place: else the links below it would move as it comes. */}
      {inUse && !active.isError && (
        <div className="workplace-room min-h-56">
          {shown && <SeatingView room={shown.room} seated={shown.seated} />}
        </div>
      )}
      <section aria-labelledby="maps-of-class">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="maps-of-class" className="font-semibold">
            {t('title')}
          </h2>
          <div className="scroll-shadow flex max-w-full overflow-x-auto sm:ml-auto">
            {(mayEdit || toCome > 0) && <StageLink {...planLink} />}
            <ClassTools classId={id} />
            <StageLink
              href={`/app/classes/${id}/maps`}
              icon={History}
              text={t('all', { count: maps.length })}
            />
          </div>
          {mayEdit && toCome > 0 && <PlanWarning detail={detail} />}
        </div>
        <ul className="scroll-shadow -m-1 flex gap-2 overflow-x-auto p-1">
          {maps.slice(0, maxListed).map((map) => {
            const drawn = earlier.get(map.id);
            return (
              <li key={map.id} className="w-36 shrink-0">
                <Link
                  href={`/app/maps/${map.id}`}
                  aria-current={map.isActive || undefined}
                  className="border-line-strong bg-surface rounded-desk hover:border-green aria-[current]:border-green aria-[current]:bg-green-tint flex h-full flex-col gap-1 border p-2 text-sm"
                >
                  <span className="bg-birch grid h-20 place-items-center rounded-md p-1 *:max-h-full">
                    {drawn ? (
                      <SmallMap room={drawn} seats={drawn.seating} names={names} />
                    ) : (
                      <MapIcon aria-hidden className="text-ink-soft size-5" />
                    )}
                  </span>
                  <span className="truncate font-semibold">
                    {map.name ?? format.dateTime(mapDate(map), { dateStyle: 'medium' })}
                  </span>
                  <span className="text-ink-soft truncate">{roomName(map.roomName)}</span>
                  {map.isActive && <span className="text-green font-semibold">{t('active')}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** Links to all else that one does with a class. */
function ClassTools({ classId }: { classId: string }) {
  const t = useTranslations('MapList');
  return (
    <>
      <StageLink href={`/app/classes/${classId}/groups`} icon={Users} text={t('groups')} />
      <StageLink href={`/app/classes/${classId}/picker`} icon={Dices} text={t('picker')} />
      <StageLink href={`/app/classes/${classId}/exam`} icon={FilePen} text={t('exam')} />
    </>
  );
}

function StageLink({ href, icon: Icon, text }: { href: string; icon: LucideIcon; text: string }) {
  return (
    <Link
      href={href}
      className={buttonClass({ look: 'quiet', size: 'small', className: 'shrink-0' })}
    >
      <LinkIcon>
        <Icon aria-hidden className="size-4" />
      </LinkIcon>
      {text}
    </Link>
  );
}

/** Says that maps to come do not fit the class any more. */
function PlanWarning({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('TermPlan');
  const { data: plan } = useTermPlan(detail.id);
  const { data: kept } = useClassConditions(detail.id, true);
  const { data: classRooms } = useClassRooms(detail.id);
  if (!plan || !kept || !classRooms) return null;
  const now = {
    pupils: detail.pupils.map(({ id }) => id),
    conditions: kept.conditions,
    classRooms,
  };
  const unfit = toTermPlanInHand(plan).maps.filter(
    (map) => !map.isFixed && !isFitting(findFit(map, now)),
  );
  if (unfit.length === 0) return null;
  return <p className="w-full text-sm font-semibold">{t('unfit', { count: unfit.length })}</p>;
}
