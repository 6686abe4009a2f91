'use client';

import { ArchiveRestore } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ArchivedClass } from '@/lib/contracts/classes/classes';
import { isGradeNumber } from '@/lib/core/classes/grade';
import { useArchive } from './use-archive';

export function ArchivedRow({ entry }: { entry: ArchivedClass }) {
  const t = useTranslations('ClassArchive');
  const format = useFormatter();
  const { restore, isPending, problem } = useArchive(entry);
  const grade = isGradeNumber(entry.grade) ? t('grade', { grade: entry.grade }) : entry.grade;
  const date = format.dateTime(new Date(entry.archivedAt), { dateStyle: 'long' });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Link
            href={`/app/classes/${entry.id}`}
            className="hover:text-green inline-flex min-h-11 max-w-full items-center text-lg font-bold underline underline-offset-4"
          >
            <span className="min-w-0 break-words">{entry.name}</span>
          </Link>
          <p className="text-ink-soft">
            {t('facts', { grade, pupils: entry.pupilCount, maps: entry.mapCount })}
          </p>
          <p className="text-ink-soft">
            {t('archivedOn', { date })}
            {!entry.isOwn && entry.teacherName && (
              <> · {t('ofTeacher', { name: entry.teacherName })}</>
            )}
          </p>
        </div>
        {entry.isOwn && (
          <Button
            look="secondary"
            size="small"
            busy={isPending}
            aria-label={t('restoreName', { name: entry.name })}
            onClick={() => restore(entry.version)}
          >
            <ArchiveRestore aria-hidden className="size-4" />
            {t('restore')}
          </Button>
        )}
      </div>
      {problem && (
        <div className="mt-3">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </li>
  );
}
