'use client';

import { Presentation } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PrintHeading } from '@/components/ui/print-heading';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { useToday } from '@/lib/client/page/use-today';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { roundsBefore } from '@/lib/core/seating/groups/dated-rounds';
import { GroupBoard } from './group-board';
import { RoomOfGroups } from './room-of-groups';
import type { ClassGroupsWork } from './use-class-groups';
import { useRemarks } from './use-remarks';
import { useRoundText } from './use-round-text';

interface ShownRoundProps {
  groups: ClassGroupsWork;
  index: number;
  map: SavedMap | undefined;
  isInRoom: boolean;
  onScreen: (round: GroupRound) => void;
}

export function ShownRound({ groups, index, map, isInRoom, onScreen }: ShownRoundProps) {
  const t = useTranslations('Groups');
  const format = useFormatter();
  const roomName = useRoomName();
  const today = useToday();
  const { detail, kept, names, shown, isEdited } = groups;
  const { input } = groups.making;
  const round = shown[index]!;
  const remarks = useRemarks(groups);
  const { dayText, heading } = useRoundText(shown);
  const title = heading(index);
  const day = format.dateTime(new Date(round.day), { dateStyle: 'long' });
  const before = input.isNew || !isEdited ? roundsBefore(index, shown, kept) : [];
  const absent = (isEdited ? index === 0 : round.day === today) ? input.absent : [];
  const elsewhere = new Set([...round.groups.flat(), ...absent]);
  const without = [...names.keys()].filter((id) => !elsewhere.has(id));
  return (
    <section
      aria-label={`${title}, ${dayText(round.day)}`}
      className={index > 0 ? 'mt-6 print:break-before-page' : ''}
    >
      <PrintHeading
        title={detail.name}
        text={[title, map && roomName(map.roomName), day].filter(Boolean).join(' · ')}
      />
      <div className="mb-2 flex flex-wrap items-center gap-x-3 print:hidden">
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-ink-soft">{dayText(round.day)}</p>
        {shown.length > 1 && (
          <Button
            look="quiet"
            size="small"
            aria-label={t('screenOf', { number: index + 1 })}
            onClick={() => onScreen(round)}
          >
            <Presentation aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {map && isInRoom ? (
        <RoomOfGroups map={map} groups={round.groups} names={names} />
      ) : (
        <GroupBoard
          label={title}
          groups={round.groups}
          without={detail.mayEdit ? without : []}
          names={names}
          remarks={remarks(round.groups, before)}
          onChange={detail.mayEdit ? (changed) => groups.change(round, changed) : undefined}
        />
      )}
    </section>
  );
}
