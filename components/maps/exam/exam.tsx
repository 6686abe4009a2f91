'use client';

import { Shuffle } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Workplace } from '@/components/ui/workplace';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { maxSittings } from '@/lib/contracts/maps/exam-papers';
import { toggled } from '@/lib/client/maps/toggled';
import { BigScreenButton } from '../show/big-screen-button';
import { useBigScreen } from '../show/use-big-screen';
import { toSeats } from '@/lib/client/maps/exam-input';
import { ExamNotices } from './exam-notices';
import { ExamPapers } from './exam-papers';
import { ExamRoom } from './exam-room';
import { ExamSettings } from './exam-settings';
import { ExamStatus } from './exam-status';
import { SittingChoice } from './sitting-choice';
import { useExam, type ExamStart } from './use-exam';

export function Exam(start: ExamStart) {
  const t = useTranslations('Exam');
  const format = useFormatter();
  const roomName = useRoomName();
  const exam = useExam(start);
  const { input, classes, sittings, room, choice } = exam;
  const [chosenSitting, setSitting] = useState(0);
  const sittingAt = Math.min(chosenSitting, sittings.length - 1);
  const sitting = sittings[sittingAt];
  const seats = sitting ? toSeats(sitting, { ...exam, isMixed: classes.length > 1 }) : [];
  const title = input.title.trim();
  const place = roomName(choice.own?.name ?? choice.kind);
  const bigScreen = useBigScreen();
  return (
    <Workplace
      back={{ href: `/app/classes/${start.first.id}`, label: t('back') }}
      title={t('title', { name: classes.map(({ name }) => name).join(', ') || start.first.name })}
      documentTitle={t('pageTitle')}
      printed={[
        title,
        sittings.length > 1 && t('sitting', { number: sittingAt + 1 }),
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
        content: <ExamSettings exam={exam} classRooms={start.classRooms} />,
      }}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
        {sittings.length > 1 && sittings.length <= maxSittings && (
          <SittingChoice count={sittings.length} shown={sittingAt} onShow={setSitting} />
        )}
        <ExamPapers exam={exam} place={place} />
        <BigScreenButton
          screen={bigScreen}
          map={{ title: title || t('untitled'), room, seated: seats }}
        />
      </div>
      <ExamStatus exam={exam} />
      <div className="workplace-room print-map min-h-56" onKeyDown={bigScreen.onKeyDown}>
        <ExamRoom
          {...{ room, seats }}
          unused={input.unused}
          onToggle={(desk) => exam.change({ unused: toggled(input.unused, desk) })}
        />
      </div>
    </Workplace>
  );
}
