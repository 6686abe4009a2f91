'use client';

import { Shuffle } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Workplace } from '@/components/ui/workplace';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { maxSittings } from '@/lib/contracts/maps/exam-papers';
import { deskKey } from '@/lib/core/rooms/room';
import { toLocale } from '@/lib/i18n/locales';
import { BigScreenButton } from '../show/big-screen-button';
import { useBigScreen } from '../show/use-big-screen';
import { ExamFigures } from './exam-figures';
import { toPapers } from './exam-input';
import { ExamNotices } from './exam-notices';
import { ExamPapers } from './exam-papers';
import { ExamRoom } from './exam-room';
import { ExamSettings } from './exam-settings';
import { SittingChoice } from './sitting-choice';
import { useExam, type ExamStart } from './use-exam';

/** Seats one or more classes for a written test, and makes its papers. */
export function Exam(start: ExamStart) {
  const t = useTranslations('Exam');
  const format = useFormatter();
  const roomName = useRoomName();
  const locale = toLocale(useLocale());
  const { first, classRooms } = start;
  const exam = useExam(start);
  const { input, classes, shown, sittings, room, seats, choice, change } = exam;
  const title = input.title.trim() || t('untitled');
  const place = roomName(choice.own?.name ?? choice.kind);
  const bigScreen = useBigScreen();
  return (
    <Workplace
      back={{ href: `/app/classes/${first.id}`, label: t('back') }}
      title={t('title', { name: classes.map(({ name }) => name).join(', ') || first.name })}
      documentTitle={t('pageTitle')}
      printed={[
        input.title.trim(),
        sittings.length > 1 && t('sitting', { number: exam.sittingAt + 1 }),
        place,
        format.dateTime(new Date(input.day), { dateStyle: 'long' }),
      ]
        .filter(Boolean)
        .join(' · ')}
      acts={
        <Button size="small" busy={exam.isWorking} disabled={!exam.canSeat} onClick={exam.shuffle}>
          {!exam.isWorking && <Shuffle aria-hidden className="size-5" />}
          {t('again')}
        </Button>
      }
      notices={<ExamNotices exam={exam} />}
      rail={{
        label: t('settings'),
        place: 'settings',
        opening: 'down',
        content: (
          <ExamSettings
            input={input}
            classes={classes}
            classRooms={classRooms}
            today={exam.today}
            hasConditions={exam.conditions.length > 0}
            sittingCount={sittings.length}
            onChange={change}
          />
        ),
      }}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
        {sittings.length > 1 && sittings.length <= maxSittings && (
          <SittingChoice count={sittings.length} shown={exam.sittingAt} onShow={exam.setSitting} />
        )}
        <ExamPapers
          isIdle={!exam.canDraw}
          papers={(kind) =>
            toPapers(kind, locale, {
              input,
              classes,
              problem: shown!.problem,
              seating: shown!.seating,
              place,
            })
          }
        />
        <BigScreenButton
          look="quiet"
          size="small"
          screen={bigScreen}
          map={{
            title,
            room,
            seated: [...seats].map(([key, { name }]) => ({
              id: key,
              name,
              desk: room.desks.find((desk) => deskKey(desk) === key)!,
            })),
          }}
        />
      </div>
      <p role="status" className="text-ink-soft min-h-6 text-sm print:hidden">
        {exam.present.length === 0 && exam.isLoaded && t('nobody')}
        {exam.hasNoDesks && t('noDesks')}
        {shown && (
          <ExamFigures seating={shown.seating} isMixed={shown.problem.classes.length > 1} />
        )}
        {exam.shuffles > 0 && !exam.isWorking && (
          <span key={exam.shuffles} className="sr-only">
            {' '}
            {t('shuffled')}
          </span>
        )}
      </p>
      <div className="workplace-room print-map min-h-56" onKeyDown={bigScreen.onKeyDown}>
        <ExamRoom room={room} seats={seats} unused={input.unused} onToggle={exam.toggleDesk} />
      </div>
    </Workplace>
  );
}
