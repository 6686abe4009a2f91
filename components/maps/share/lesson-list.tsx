'use client';

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { inputClass } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { lessonLabelMaxLength } from '@/lib/contracts/maps/links';
import type { useLessons } from './use-lessons';

const rowButton = 'text-ink-soft hover:bg-birch hover:text-ink aria-disabled:opacity-40';

export function LessonList(props: {
  list: ReturnType<typeof useLessons>;
  onAnnouncement: (text: string) => void;
}) {
  const { list, onAnnouncement } = props;
  const { lessons } = list;
  const t = useTranslations('LessonList');
  const frame = useRef<HTMLOListElement>(null);
  const move = (index: number, by: -1 | 1) => {
    list.move(index, by);
    const { name } = lessons[index]!;
    onAnnouncement(t('moved', { name, place: `${index + by + 1}`, count: `${lessons.length}` }));
  };
  const remove = (index: number) => {
    list.remove(index);
    onAnnouncement(t('removed', { name: lessons[index]!.name }));
    const rest = frame.current?.children[index + 1] ?? frame.current?.children[index - 1];
    rest?.querySelector<HTMLElement>('input')?.focus();
  };
  if (lessons.length === 0) return <p className="text-ink-soft">{t('noneChosen')}</p>;
  return (
    <ol ref={frame} className="grid gap-3">
      {lessons.map(({ key, name, label }, index) => (
        <li
          key={key}
          className="border-line bg-surface grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 rounded-2xl border p-3 sm:p-4"
        >
          <span
            aria-hidden
            className="rounded-desk bg-birch grid size-9 place-items-center font-bold tabular-nums"
          >
            {index + 1}
          </span>
          <span className="min-w-0 font-semibold break-words">{name}</span>
          <span className="flex">
            <IconButton
              className={rowButton}
              icon={ArrowUp}
              label={t('up', { name })}
              isIdle={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              className={rowButton}
              icon={ArrowDown}
              label={t('down', { name })}
              isIdle={index === lessons.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              className={rowButton}
              icon={X}
              label={t('remove', { name })}
              onClick={() => remove(index)}
            />
          </span>
          <input
            aria-label={t('labelOf', { name })}
            placeholder={t('placeholder')}
            value={label}
            maxLength={lessonLabelMaxLength}
            autoComplete="off"
            onChange={(event) => list.setLabel(index, event.target.value)}
            className={`${inputClass} col-span-3`}
          />
        </li>
      ))}
    </ol>
  );
}
