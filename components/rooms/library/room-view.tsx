'use client';

import { Copy } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { PrintHeading } from '@/components/ui/print-heading';
import { useToday } from '@/lib/client/page/use-today';
import type { RoomDetail } from '@/lib/contracts/rooms/rooms';
import { DeskPicker } from '../view/desk-picker';
import { useRoomActions } from './use-room-actions';

export function RoomView({ detail }: { detail: RoomDetail }) {
  const t = useTranslations('Rooms');
  const form = useTranslations('RoomForm');
  const format = useFormatter();
  const today = useToday();
  const router = useRouter();
  const { copy, isCopying } = useRoomActions();
  const facts = t('desks', { count: detail.layout.desks.length });
  return (
    <>
      <PrintHeading
        title={detail.name}
        text={format.dateTime(new Date(today), { dateStyle: 'long' })}
      />
      <div className="print:hidden">
        <PageHeading
          back={{ href: '/app/rooms', label: form('back') }}
          title={detail.name}
          text={
            detail.teacherName
              ? `${facts} · ${t('ofTeacher', { name: detail.teacherName })}`
              : facts
          }
          actions={
            <Button
              busy={isCopying}
              onClick={() => copy(detail, (made) => router.push(`/app/rooms/${made.id}`))}
            >
              <Copy aria-hidden className="size-5" />
              {t('copyToOwn')}
            </Button>
          }
        />
      </div>
      <DeskPicker room={detail.layout} fixedNames={new Map()} />
    </>
  );
}
