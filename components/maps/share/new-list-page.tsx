'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useDayText } from '@/lib/client/page/use-day-text';
import { useMakeLink } from '@/lib/client/maps/share/links';
import type { CreatedLink } from '@/lib/contracts/maps/links';
import { ClassFinder } from './class-finder';
import { EndDayField, endDays } from './end-day-field';
import { LessonList } from './lesson-list';
import { MadeLink } from './made-link';
import { useLessons } from './use-lessons';
import { WhatIsSeen } from './what-is-seen';

export function NewListPage() {
  const t = useTranslations('LessonList');
  const sharing = useTranslations('Sharing');
  const errorText = useErrorText();
  const list = useLessons();
  const { lessons, isFull } = list;
  const days = endDays(undefined, []);
  const [endsOn, setEndsOn] = useState(days[0]!);
  const [announcement, setAnnouncement] = useState('');
  const [isMissing, setMissing] = useState(false);
  const make = useMakeLink();
  useUnsavedWarning(lessons.length > 0 && !make.data);

  const submit = () => {
    if (make.isPending) return;
    setMissing(lessons.length === 0);
    if (lessons.length === 0) return;
    const classes = lessons.map(({ classId, label }) => ({
      classId,
      ...(label.trim() && { label: label.trim() }),
    }));
    make.mutate({ target: { classes }, endsOn });
  };
  return (
    <>
      <PageHeading
        back={{ href: '/app/links', label: t('back') }}
        title={t('title')}
        text={t('text')}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <section aria-labelledby="find-classes" className="grid gap-4">
          <h2 id="find-classes" className="text-xl font-bold">
            {t('find')}
          </h2>
          <ClassFinder
            isFull={isFull}
            onAdd={(one) => {
              list.add(one);
              setMissing(false);
              setAnnouncement(t('added', { name: one.name, place: `${lessons.length + 1}` }));
            }}
          />
        </section>
        <section aria-labelledby="chosen-classes" className="grid gap-5 lg:sticky lg:top-24">
          <h2 id="chosen-classes" className="text-xl font-bold">
            {t('chosen')}
          </h2>
          <LessonList list={list} onAnnouncement={setAnnouncement} />
          {isFull && <Notice tone="info">{t('full')}</Notice>}
          <EndDayField days={days} value={endsOn} onChange={setEndsOn} />
          <WhatIsSeen />
          {isMissing && <Notice tone="error">{t('needsOne')}</Notice>}
          {make.error && <Notice tone="error">{errorText(make.error)}</Notice>}
          <Button busy={make.isPending} className="w-full" onClick={submit}>
            {sharing('make')}
          </Button>
        </section>
      </div>
      {make.data && <MadeList made={make.data} />}
    </>
  );
}

function MadeList({ made }: { made: CreatedLink }) {
  const t = useTranslations('LessonList');
  const sharing = useTranslations('Sharing');
  const dayText = useDayText();
  const router = useRouter();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && router.push('/app/links')}
      title={sharing('made')}
      description={sharing('madeText', { day: dayText(made.link.endsOn) })}
      closeLabel={sharing('close')}
    >
      <MadeLink made={made} name={t('name', { count: made.link.classes.length })} />
    </Dialog>
  );
}
