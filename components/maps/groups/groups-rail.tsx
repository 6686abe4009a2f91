'use client';

import { useTranslations } from 'next-intl';
import { DayField } from '@/components/conditions/day-field';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import { GroupSettings } from './group-settings';
import { KeptRounds } from './kept-rounds';
import type { ClassGroupsWork } from './use-class-groups';
import { WithNames } from '@/components/ui/name';

interface GroupsRailProps {
  detail: ClassDetail;
  kept: readonly GroupRound[];
  groups: ClassGroupsWork;
}

/** What is chosen for groups, and the rounds that are kept. */
export function GroupsRail({ detail, kept, groups }: GroupsRailProps) {
  const t = useTranslations('Groups');
  const { input, counted, sentence } = groups;
  return (
    <div tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      {detail.mayEdit && (
        <>
          <GroupSettings
            input={input}
            pupils={detail.pupils}
            hasKept={kept.length > 0}
            onChange={groups.set}
          />
          <DayField
            label={t('day')}
            value={groups.day}
            today={groups.today}
            onChange={(chosen) => chosen && groups.setDay(chosen)}
          />
          {counted.length > 0 && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {t('conditions', { count: counted.length })}
              </summary>
              <ul className="list-disc pl-5 text-sm">
                {counted.map((one) => (
                  <li key={one.id}>
                    <WithNames>{sentence(one)}</WithNames>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {kept.length > 0 && (
        <KeptRounds
          classId={detail.id}
          rounds={kept}
          shown={groups.isInHand ? undefined : groups.stored?.id}
          mayEdit={detail.mayEdit}
          onShow={groups.show}
        />
      )}
    </div>
  );
}
