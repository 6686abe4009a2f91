'use client';

import { Presentation, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PupilChips } from '@/components/conditions/pupil-chips';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { Button } from '@/components/ui/button';
import { Workplace } from '@/components/ui/workplace';
import { useClass } from '@/lib/client/classes/classes';
import { useAwayInClass } from '@/lib/client/maps/map-in-use';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { ClassDetail, Pupil } from '@/lib/contracts/classes/classes';
import { AbsentPicker } from '../parts/absent-picker';
import { ScreenBar, WholeScreen } from '../show/whole-screen';
import { PickedName } from './picked-name';
import { PickerActs } from './picker-acts';
import { usePicker } from './use-picker';

export function PickerPage() {
  const t = useTranslations('Picker');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const { away, isLoading } = useAwayInClass(detail.data);
  if (!detail.data || isLoading) {
    return (
      <LoadingWorkplace
        back={{ href: `/app/classes/${classId}`, label: t('back') }}
        title={t('pageTitle')}
        label={t('loading')}
        failed={detail.error && !detail.data ? detail : undefined}
      />
    );
  }
  return <ClassPicker key={classId} detail={detail.data} away={away} />;
}

function ClassPicker({ detail, away }: { detail: ClassDetail; away: readonly string[] }) {
  const t = useTranslations('Picker');
  const { id: classId, name, pupils } = detail;
  const picker = usePicker(detail, away);
  const { present, chosen, passingName, isPassing, ticked } = picker;
  const done = present.filter(({ id }) => ticked.includes(id));
  const [isBig, setIsBig] = useState(false);
  const setBig = (next: boolean) => {
    picker.clearAnnouncement();
    setIsBig(next);
  };
  const stage = (
    <>
      <p role="status" className="sr-only">
        {isPassing ? '' : (chosen?.name ?? picker.announcement)}
      </p>
      <PickedName
        name={passingName ?? chosen?.name}
        isPassing={isPassing}
        hint={present.length === 0 ? t('nobody') : t('hint')}
      />
    </>
  );
  const acts = <PickerActs picker={picker} />;
  const count = t('count', { done: done.length, count: present.length });
  return (
    <Workplace
      back={{ href: `/app/classes/${classId}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      about={count}
      tools={
        <Button look="quiet" size="small" onClick={() => setBig(true)}>
          <Presentation aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('screen')}</span>
        </Button>
      }
      acts={!isBig && acts}
      rail={{
        label: t('pupils'),
        place: 'pupils',
        opening: 'down',
        content: <PickerRail pupils={pupils} picker={picker} done={done.length} />,
      }}
    >
      {isBig ? (
        <WholeScreen onClose={() => setBig(false)} className="bg-paper p-4">
          <ScreenBar title={t('title', { name })} onClose={() => setBig(false)}>
            <p className="text-ink-soft">{count}</p>
          </ScreenBar>
          {stage}
          <div className="flex flex-wrap items-center justify-end gap-2">{acts}</div>
        </WholeScreen>
      ) : (
        stage
      )}
    </Workplace>
  );
}

function PickerRail(props: {
  pupils: Pupil[];
  picker: ReturnType<typeof usePicker>;
  done: number;
}) {
  const { pupils, picker, done } = props;
  const t = useTranslations('Picker');
  return (
    <div className="grid grid-cols-1 gap-6">
      <PupilChips
        label={t('done', { done, count: picker.present.length })}
        pupils={picker.present}
        chosen={[...picker.ticked]}
        onToggle={picker.toggle}
      />
      <AbsentPicker
        pupils={pupils}
        absent={picker.absent}
        who={t('who')}
        onChange={picker.setAbsent}
      />
      <Button look="secondary" size="small" unavailable={done === 0} onClick={picker.restart}>
        <RotateCcw aria-hidden className="size-5" />
        {t('again')}
      </Button>
    </div>
  );
}
