'use client';

import { Presentation, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PupilChips } from '@/components/conditions/pupil-chips';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { Button } from '@/components/ui/button';
import { Workplace } from '@/components/ui/workplace';
import { useClass } from '@/lib/client/classes/classes';
import { usePickedPupils } from '@/lib/client/classes/picked-pupils';
import { useAwayInClass } from '@/lib/client/maps/map-in-use';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { ClassDetail, Pupil } from '@/lib/contracts/classes/classes';
import { pickPupil } from '@/lib/core/classes/pick-pupil';
import { AbsentPicker } from '../make/absent-picker';
import { PickedName } from './picked-name';
import { PickerActs } from './picker-acts';
import { PickerScreen } from './picker-screen';
import { useRollingName } from './use-rolling-name';

/** Picks pupils by chance from the class of the address `/app/classes/{id}/picker`. */
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

const withoutAway = (pupils: readonly Pupil[], away: readonly string[]) =>
  pupils.filter(({ id }) => !away.includes(id));

const pickByChance = (present: readonly Pupil[], picked: readonly string[]) =>
  pickPupil(
    present.map(({ id }) => id),
    picked,
    Math.random(),
  );

/** The first pupil is picked on opening. */
function ClassPicker({ detail, away }: { detail: ClassDetail; away: readonly string[] }) {
  const t = useTranslations('Picker');
  const { id: classId, name, pupils } = detail;
  const [absent, setAbsent] = useState<string[]>([...away]);
  const [picked, setPicked] = usePickedPupils(classId);
  const [first] = useState(() => pickByChance(withoutAway(pupils, away), picked));
  const [now, setNow] = useState(first?.pupil);
  useEffect(() => {
    if (first) setPicked(first.picked);
  }, [first, setPicked]);
  const [isBig, setIsBig] = useState(false);
  const { passingName, roll } = useRollingName();
  const [told, setTold] = useState('');
  const present = withoutAway(pupils, absent);
  const chosen = present.find(({ id }) => id === now);
  const isPassing = passingName !== undefined;
  // The name is ticked once it stands.
  const ticked = isPassing ? picked.filter((id) => id !== now) : picked;
  const done = present.filter(({ id }) => ticked.includes(id));

  const pick = () => {
    // A second press would pick another one before the first is seen.
    if (isPassing) return;
    const next = pickByChance(present, picked);
    setTold('');
    if (!next) return setNow(undefined);
    setPicked(next.picked);
    setNow(next.pupil);
    roll(present.map((pupil) => pupil.name));
  };
  /** Ends the turn of the picked pupil, who has not been picked then. */
  const takeBack = (text: string) => {
    setPicked(picked.filter((id) => id !== now));
    setNow(undefined);
    setTold(text);
  };
  const setBig = (next: boolean) => {
    // It has been said.
    setTold('');
    setIsBig(next);
  };
  const putBack = () => takeBack(t('isBack', { name: chosen!.name }));
  const isAway = () => {
    setAbsent([...absent, now!]);
    takeBack(t('isAway', { name: chosen!.name }));
  };
  const stage = (
    <>
      <p role="status" className="sr-only">
        {isPassing ? '' : (chosen?.name ?? told)}
      </p>
      <PickedName
        name={passingName ?? chosen?.name}
        isPassing={isPassing}
        hint={present.length === 0 ? t('nobody') : t('hint')}
      />
    </>
  );
  const acts = (
    <PickerActs
      hasPicked={chosen !== undefined}
      isPassing={isPassing}
      canPick={present.length > 0}
      onPick={pick}
      onAway={isAway}
      onPutBack={putBack}
    />
  );
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
        content: (
          <div className="grid grid-cols-1 gap-6">
            <PupilChips
              label={t('done', { done: done.length, count: present.length })}
              pupils={present}
              chosen={[...ticked]}
              onToggle={(id) =>
                setPicked(
                  picked.includes(id) ? picked.filter((other) => other !== id) : [id, ...picked],
                )
              }
            />
            <AbsentPicker pupils={pupils} absent={absent} who={t('who')} onChange={setAbsent} />
            <Button
              look="secondary"
              size="small"
              unavailable={done.length === 0}
              onClick={() => {
                setPicked([]);
                setNow(undefined);
                setTold(t('restarted'));
              }}
            >
              <RotateCcw aria-hidden className="size-5" />
              {t('again')}
            </Button>
          </div>
        ),
      }}
    >
      {isBig ? (
        <PickerScreen title={t('title', { name })} count={count} onClose={() => setBig(false)}>
          {stage}
          <div className="flex flex-wrap items-center justify-end gap-2">{acts}</div>
        </PickerScreen>
      ) : (
        stage
      )}
    </Workplace>
  );
}
