'use client';

import { useState } from 'react';
import { maxListedClasses } from '@/lib/contracts/maps/links';

export interface Lesson {
  key: string;
  classId: string;
  name: string;
  label: string;
}

export function useLessons() {
  const [lessons, setLessons] = useState<Lesson[]>([]);
  return {
    lessons,
    isFull: lessons.length >= maxListedClasses,
    add: (one: Pick<Lesson, 'classId' | 'name'>) => {
      if (lessons.length >= maxListedClasses) return;
      setLessons([...lessons, { ...one, key: crypto.randomUUID(), label: '' }]);
    },
    remove: (index: number) => setLessons(lessons.toSpliced(index, 1)),
    setLabel: (index: number, label: string) =>
      setLessons(lessons.with(index, { ...lessons[index]!, label })),
    move: (index: number, by: -1 | 1) => {
      const [here, there] = [lessons[index], lessons[index + by]];
      if (here && there) setLessons(lessons.with(index, there).with(index + by, here));
    },
  };
}
