'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { usePickedPupils } from '@/lib/client/classes/picked-pupils';
import type { ClassDetail, Pupil } from '@/lib/contracts/classes/classes';
import { pickPupil } from '@/lib/core/classes/pick-pupil';
import { useRollingName } from './use-rolling-name';

const withoutAway = (pupils: readonly Pupil[], away: readonly string[]) =>
  pupils.filter(({ id }) => !away.includes(id));

const pickByChance = (present: readonly Pupil[], picked: readonly string[]) =>
  pickPupil(
    present.map(({ id }) => id),
    picked,
    Math.random(),
  );

export function usePicker({ id: classId, pupils }: ClassDetail, away: readonly string[]) {
  const t = useTranslations('Picker');
  const [absent, setAbsent] = useState<string[]>([...away]);
  const [picked, setPicked] = usePickedPupils(classId);
  const [first] = useState(() => pickByChance(withoutAway(pupils, away), picked));
  const [now, setNow] = useState(first?.pupil);
  useEffect(() => {
    if (first) setPicked(first.picked);
  }, [first, setPicked]);
  const { passingName, roll } = useRollingName();
  const [announcement, setAnnouncement] = useState('');
  const present = withoutAway(pupils, absent);
  const chosen = present.find(({ id }) => id === now);
  const isPassing = passingName !== undefined;
  const takeBack = (text: string) => {
    setPicked(picked.filter((id) => id !== now));
    setNow(undefined);
    setAnnouncement(text);
  };
  return {
    ...{ absent, setAbsent, present, chosen, passingName, isPassing, announcement },
    ticked: isPassing ? picked.filter((id) => id !== now) : picked,
    clearAnnouncement: () => setAnnouncement(''),
    pick: () => {
      if (isPassing) return;
      const next = pickByChance(present, picked);
      setAnnouncement('');
      if (!next) return setNow(undefined);
      setPicked(next.picked);
      setNow(next.pupil);
      roll(present.map((pupil) => pupil.name));
    },
    putBack: () => takeBack(t('isBack', { name: chosen!.name })),
    markAway: () => {
      setAbsent([...absent, now!]);
      takeBack(t('isAway', { name: chosen!.name }));
    },
    toggle: (id: string) =>
      setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [id, ...picked]),
    restart: () => {
      setPicked([]);
      setNow(undefined);
      setAnnouncement(t('restarted'));
    },
  };
}
