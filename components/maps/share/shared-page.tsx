'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RoomWithoutDesk } from '@/components/rooms/view/room-without-desk';
import { ProblemPage } from '@/components/shell/problem-page';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { useDayText } from '@/lib/client/page/use-day-text';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useShared } from '@/lib/client/maps/share/shared';
import type { Shared } from '@/lib/contracts/maps/links';
import { publicEnv } from '@/lib/env/public';
import { SharedMapView } from './shared-map';

export function SharedPage() {
  const t = useTranslations('Shared');
  const errorText = useErrorText('reading');
  const { data, error, refetch } = useShared(usePathParameter('share'));
  const hasEnded = error instanceof ApiError && [400, 404].includes(error.status);
  if (hasEnded) return <Ended />;
  if (!data) {
    return (
      <>
        <PageTitle>{t(error ? 'failedTitle' : 'pageTitle')}</PageTitle>
        <div className="mt-6">
          {error ? (
            <Notice
              tone="error"
              title={errorText(error)}
              actions={
                <Button look="secondary" size="small" onClick={() => void refetch()}>
                  {t('tryAgain')}
                </Button>
              }
            />
          ) : (
            <Skeleton label={t('loading')} kind="room" />
          )}
        </div>
      </>
    );
  }
  return data.maps.length === 1 ? <OneMap shared={data} /> : <DaysList shared={data} />;
}

function Ended() {
  const t = useTranslations('Shared');
  return (
    <ProblemPage
      title={t('endedTitle')}
      text={t('endedText')}
      picture={<RoomWithoutDesk />}
      actions={
        <a href={publicEnv().basePath || '/'} className={buttonClass({ look: 'secondary' })}>
          {t('home')}
        </a>
      }
    />
  );
}

function OneMap({ shared }: { shared: Shared }) {
  const t = useTranslations('Shared');
  const dayText = useDayText();
  const roomName = useRoomName();
  const map = shared.maps[0]!;
  return (
    <SharedMapView
      map={map}
      heading={
        <PageHeading
          title={map.className}
          documentTitle={t('documentTitle', { name: map.className })}
          text={[map.label, roomName(map.roomName), dayText(shared.day)]
            .filter(Boolean)
            .join(' · ')}
          actions={<PrintButton />}
        />
      }
      footer={<Until shared={shared} />}
    />
  );
}

function DaysList({ shared }: { shared: Shared }) {
  const t = useTranslations('Shared');
  const dayText = useDayText();
  const roomName = useRoomName();
  const idOf = (index: number) => `lesson-${index + 1}`;
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={t('listTitle')} text={dayText(shared.day)} actions={<PrintButton />} />
        <nav aria-label={t('lessons')} className="mb-10">
          <ol className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-2xl border">
            {shared.maps.map((map, index) => (
              <li key={idOf(index)}>
                <a
                  href={`#${idOf(index)}`}
                  className="hover:bg-birch flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2.5 sm:px-5"
                >
                  <span className="text-lg font-bold">{map.className}</span>
                  {map.label && <span className="min-w-0 font-semibold">{map.label}</span>}
                  <span className="text-ink-soft min-w-0">{roomName(map.roomName)}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="grid grid-cols-1 gap-14 print:block">
        {shared.maps.map((map, index) => (
          <section
            key={idOf(index)}
            id={idOf(index)}
            aria-labelledby={`${idOf(index)}-title`}
            className="scroll-mt-4 break-before-page first:break-before-auto"
          >
            <SharedMapView
              map={map}
              heading={
                <div className="mb-6">
                  <h2 id={`${idOf(index)}-title`} className="text-2xl font-bold sm:text-3xl">
                    {map.className}
                    {map.label && ` · ${map.label}`}
                  </h2>
                  <p className="text-ink-soft mt-1">
                    {roomName(map.roomName)} · {dayText(shared.day)}
                  </p>
                </div>
              }
            />
          </section>
        ))}
      </div>
      <Until shared={shared} />
    </>
  );
}

function Until({ shared }: { shared: Shared }) {
  const t = useTranslations('Shared');
  const dayText = useDayText();
  return (
    <p className="text-ink-soft mt-8 print:hidden">{t('until', { day: dayText(shared.endsOn) })}</p>
  );
}

function PrintButton() {
  const t = useTranslations('Shared');
  return (
    <Button look="secondary" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      {t('print')}
    </Button>
  );
}
