'use client';

import { useTranslations } from 'next-intl';
import { DayField } from '@/components/conditions/day-field';
import { GroupSettings } from './group-settings';
import { KeptRounds } from './kept-rounds';
import type { ClassGroupsWork } from './use-class-groups';
import { WithMarks } from '@/components/conditions/with-marks';

export function GroupsRail({ groups }: { groups: ClassGroupsWork }) {
  const t = useTranslations('Groups');
  const { detail, kept, sentence } = groups;
  const { input, change, day, setDay, conditions } = groups.making;
  return (
    <div tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      {detail.mayEdit && (
        <>
          <GroupSettings
            input={input}
            pupils={detail.pupils}
            hasKept={kept.length > 0}
            onChange={change}
          />
          <DayField label={t('day')} value={day} onChange={(chosen) => chosen && setDay(chosen)} />
          {conditions.length > 0 && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {t('conditions', { count: conditions.length })}
              </summary>
              <ul className="list-disc pl-5 text-sm">
                {conditions.map((one) => (
                  <li key={one.id}>
                    <WithMarks>{sentence(one)}</WithMarks>
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
          shown={groups.isEdited ? undefined : groups.shown[0]?.id}
          mayEdit={detail.mayEdit}
          onShow={groups.show}
        />
      )}
    </div>
  );
}
