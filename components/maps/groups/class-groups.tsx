'use client';

import { Presentation, Users } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { PrintHeading } from '@/components/ui/print-heading';
import { Workplace } from '@/components/ui/workplace';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { GroupBoard } from './group-board';
import { GroupsActs } from './groups-acts';
import { GroupsNotices } from './groups-notices';
import { GroupsRail } from './groups-rail';
import { GroupsScreen } from './groups-screen';
import { GroupsTools, type GroupsView } from './groups-tools';
import { RoomOfGroups } from './room-of-groups';
import { useClassGroups, type OfClass } from './use-class-groups';
import { useRoundText } from './use-round-text';

interface ClassGroupsProps extends OfClass {
  /** The class's map now, in whose room groups find their tables. */
  map: SavedMap | undefined;
}

/** Makes groups of a class, changes them by hand, shows them to the class and keeps them. */
export function ClassGroups({ map, ...ofClass }: ClassGroupsProps) {
  const t = useTranslations('Groups');
  const { id: classId, name, pupils, mayEdit } = ofClass.detail;
  const groups = useClassGroups(ofClass);
  const { names, shown, work } = groups;
  const isSlow = work.status === 'working' && work.isSlow;
  const [view, setView] = useState<GroupsView>('list');
  const [onScreen, setOnScreen] = useState<GroupRound>();
  const { dayText, heading, asText } = useRoundText(shown);
  const format = useFormatter();
  const roomName = useRoomName();
  return (
    <Workplace
      back={{ href: `/app/classes/${classId}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      printed={shown.length > 0 ? null : undefined}
      acts={mayEdit && <GroupsActs groups={groups} />}
      notices={<GroupsNotices groups={groups} />}
      rail={{
        label: t('settings'),
        place: 'settings',
        opening: 'down',
        content: <GroupsRail detail={ofClass.detail} kept={ofClass.kept} groups={groups} />,
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-1 print:overflow-visible">
        <p role="status" className={isSlow ? 'text-ink-soft mb-3' : 'sr-only'}>
          {isSlow ? t('working') : <span key={groups.told.times}>{groups.told.text}</span>}
        </p>
        {shown.length === 0 && (!mayEdit || pupils.length === 0) && (
          <div className="mx-auto grid h-full max-w-sm content-center justify-items-center gap-3 text-center">
            <Users aria-hidden className="text-green size-10" strokeWidth={1.5} />
            <p className="text-ink-soft">{t(pupils.length === 0 ? 'noPupils' : 'noneKept')}</p>
            {mayEdit && (
              <Link href={`/app/classes/${classId}`} className={buttonClass({ size: 'small' })}>
                {t('addPupils')}
              </Link>
            )}
          </div>
        )}
        {shown.length > 0 && (
          <GroupsTools
            view={view}
            onView={map && setView}
            onScreen={() => setOnScreen(shown[0])}
            text={() => asText(names)}
          />
        )}
        {shown.map((round, index) => {
          const title = heading(index);
          return (
            <section
              key={round.id}
              aria-label={`${title}, ${dayText(round.day)}`}
              className={index > 0 ? 'mt-6 print:break-before-page' : ''}
            >
              <PrintHeading
                title={name}
                text={[
                  title,
                  map && roomName(map.roomName),
                  format.dateTime(new Date(round.day), { dateStyle: 'long' }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <div className="mb-2 flex flex-wrap items-center gap-x-3 print:hidden">
                <h2 className="text-lg font-bold">{title}</h2>
                <p className="text-ink-soft">{dayText(round.day)}</p>
                {shown.length > 1 && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t('screenOf', { number: index + 1 })}
                    onClick={() => setOnScreen(round)}
                  >
                    <Presentation aria-hidden className="size-5" />
                  </Button>
                )}
              </div>
              {map && view === 'room' ? (
                <RoomOfGroups map={map} groups={round.groups} names={names} />
              ) : (
                <GroupBoard
                  label={title}
                  groups={round.groups}
                  without={mayEdit ? groups.withoutGroup(round) : []}
                  names={names}
                  remarks={groups.remarksAt(index)}
                  onChange={mayEdit ? (changed) => groups.change(round, changed) : undefined}
                />
              )}
            </section>
          );
        })}
      </div>
      {onScreen && (
        <GroupsScreen
          title={`${name} · ${dayText(onScreen.day)}`}
          groups={onScreen.groups}
          names={names}
          onClose={() => setOnScreen(undefined)}
        />
      )}
    </Workplace>
  );
}
