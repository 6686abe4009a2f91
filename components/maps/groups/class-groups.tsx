'use client';

import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Workplace } from '@/components/ui/workplace';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { GroupsActs } from './groups-acts';
import { GroupsNotices } from './groups-notices';
import { GroupsRail } from './groups-rail';
import { GroupsScreen } from './groups-screen';
import { GroupsTools, type GroupsView } from './groups-tools';
import { ShownRound } from './shown-round';
import { useClassGroups, type OfClass } from './use-class-groups';
import { useRoundText } from './use-round-text';

interface ClassGroupsProps extends OfClass {
  map: SavedMap | undefined;
}

export function ClassGroups({ map, ...ofClass }: ClassGroupsProps) {
  const t = useTranslations('Groups');
  const { detail } = ofClass;
  const { name, pupils, mayEdit } = detail;
  const groups = useClassGroups(ofClass);
  const { names, shown, announcement } = groups;
  const { work } = groups.making;
  const isSlow = work.status === 'working' && work.isSlow;
  const [view, setView] = useState<GroupsView>('list');
  const [onScreen, setOnScreen] = useState<GroupRound>();
  const { dayText, asText } = useRoundText(shown);
  return (
    <Workplace
      back={{ href: `/app/classes/${detail.id}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      printed={shown.length > 0 ? null : undefined}
      acts={mayEdit && <GroupsActs groups={groups} />}
      notices={<GroupsNotices groups={groups} />}
      rail={{
        label: t('settings'),
        place: 'settings',
        opening: 'down',
        content: <GroupsRail groups={groups} />,
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-1 print:overflow-visible">
        <p role="status" className={isSlow ? 'text-ink-soft mb-3' : 'sr-only'}>
          {isSlow ? t('working') : <span key={announcement.times}>{announcement.text}</span>}
        </p>
        {shown.length === 0 && (!mayEdit || pupils.length === 0) && <NoGroups detail={detail} />}
        {shown.length > 0 && (
          <GroupsTools
            view={view}
            onView={map && setView}
            onScreen={() => setOnScreen(shown[0])}
            text={() => asText(names)}
          />
        )}
        {shown.map((round, index) => (
          <ShownRound
            key={round.id}
            {...{ groups, index, map }}
            isInRoom={view === 'room'}
            onScreen={setOnScreen}
          />
        ))}
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

function NoGroups({ detail: { id, pupils, mayEdit } }: { detail: ClassDetail }) {
  const t = useTranslations('Groups');
  return (
    <div className="mx-auto grid h-full max-w-sm content-center justify-items-center gap-3 text-center">
      <Users aria-hidden className="text-green size-10" strokeWidth={1.5} />
      <p className="text-ink-soft">{t(pupils.length === 0 ? 'noPupils' : 'noneKept')}</p>
      {mayEdit && (
        <Link href={`/app/classes/${id}`} className={buttonClass({ size: 'small' })}>
          {t('addPupils')}
        </Link>
      )}
    </div>
  );
}
