'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notifications';
import { saveFile } from '@/lib/client/http/save-file';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import { drawRoom } from '@/lib/core/rooms/drawn-room';
import { seenFrom } from '@/lib/core/rooms/perspective';
import { deskKey } from '@/lib/core/rooms/room';
import type { ShownMap } from '@/lib/core/maps/shown-map';

export function usePicture(map: ShownMap, details: string, away: ReadonlySet<string>) {
  const t = useTranslations('Download');
  const room = useTranslations('Room');
  const choices = useViewChoices();
  const { perspective } = choices;

  const paint = async () => {
    const { paintPicture } = await import('@/lib/client/maps/paint-picture');
    const absent = map.seated.filter(({ id }) => choices.away && away.has(id));
    return paintPicture({
      title: map.title,
      details,
      room: drawRoom(seenFrom(map.room, perspective)),
      names: new Map([
        ...map.seated.map(({ desk, name }) => [deskKey(desk), name] as const),
        ...absent.map(({ desk, name }) => [deskKey(desk), t('awayName', { name })] as const),
      ]),
      away: new Set(absent.map(({ desk }) => deskKey(desk))),
      trainees: new Set(map.seated.flatMap((one) => (one.isTrainee ? [deskKey(one.desk)] : []))),
      labels: {
        board: room('board'),
        teacherDesk: room('mark.teacherDesk'),
        cupboard: room('mark.cupboard'),
        sofa: room('mark.sofa'),
      },
    });
  };
  const download = async () => {
    try {
      const name = map.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|(?<!-)-+$/g, '');
      saveFile(await paint(), `${[t('fileName'), name].filter(Boolean).join('-')}.png`);
    } catch {
      notify({ type: 'error', message: t('noPicture') });
    }
  };
  const copy = async () => {
    try {
      // Safari allows clipboard writes only during the click, so the picture is passed as a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': paint() })]);
      notify({ type: 'success', message: t('copied') });
    } catch {
      notify({
        type: 'error',
        message: t('notCopied'),
        action: { label: t('picture'), onClick: () => void download() },
      });
    }
  };
  return { download, copy };
}
