'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { Offset } from '@/lib/core/rooms/editor/blocks';
import { cellKinds, type Counts } from '@/lib/core/rooms/editor/drawing';
import type { Announcement } from '@/lib/core/rooms/editor/announcement';
import type { Tool } from '@/lib/core/rooms/editor/tool';
import { maxCell, maxDesks, maxMarks } from '@/lib/core/rooms/room-layout';
import type { LabelledAction } from './action-button';

const toolLabels = {
  select: 'toolSelect',
  desk: 'toolDesk',
  stamp: 'toolStamp',
  teacherDesk: 'toolTeacherDesk',
  cupboard: 'toolCupboard',
  sofa: 'toolSofa',
  board: 'toolBoard',
  door: 'toolDoor',
  window: 'toolWindow',
  wall: 'toolWall',
  outside: 'toolOutside',
  aisle: 'toolAisle',
  erase: 'toolErase',
  pan: 'toolPan',
} as const satisfies Record<Tool, LabelledAction>;

export function useCountText() {
  const t = useTranslations('RoomEditor.count');
  const format = useFormatter();
  return (counts: Counts) => {
    const parts = cellKinds.flatMap((kind) =>
      counts[kind] ? t(kind, { count: counts[kind] }) : [],
    );
    return parts.length > 0 ? format.list(parts) : t('nothing');
  };
}

export function useAnnouncementText() {
  const t = useTranslations('RoomEditor.announcement');
  const action = useTranslations('RoomEditor.action');
  const hint = useTranslations('RoomEditor.hint');
  const format = useFormatter();
  const countText = useCountText();

  const way = ({ down, right }: Offset) => {
    const parts = [
      right > 0 && t('toRight', { cells: right }),
      right < 0 && t('toLeft', { cells: -right }),
      down < 0 && t('up', { cells: -down }),
      down > 0 && t('down', { cells: down }),
    ].filter((part) => part !== false);
    return format.list(parts);
  };

  const text = (announcement: Announcement): string => {
    switch (announcement.code) {
      case 'desk':
        return t('desk', { ...announcement, isSelected: String(announcement.isSelected) });
      case 'floor':
        return t('floor', {
          ...announcement,
          mark: announcement.mark ?? 'none',
          isSelected: String(announcement.isSelected),
        });
      case 'replaced':
        return t('replaced', {
          things: countText(announcement.counts),
          gone: countText(announcement.gone),
        });
      case 'moved':
        return t('moved', { things: countText(announcement.counts), way: way(announcement.by) });
      case 'carried':
        if (announcement.by.down === 0 && announcement.by.right === 0) return t('carriedBack');
        return t(announcement.isFree ? 'carried' : 'carriedOver', { way: way(announcement.by) });
      case 'board':
        return t('board', { side: announcement.side });
      case 'tool':
        return `${action(toolLabels[announcement.tool])}: ${hint(announcement.tool)}`;
      case 'put':
      case 'madeMore':
        return t(announcement.code, {
          things: countText(announcement.counts),
          skipped: announcement.skipped,
        });
      case 'rectangle':
        return t('rectangle', announcement);
      case 'desksTurned':
        return t('desksTurned', {
          things: countText(announcement.counts),
          isTurned: String(announcement.isTurned),
        });
      case 'undone':
      case 'redone':
        return t(announcement.code, { step: text(announcement.step) });
      case 'refused':
        return t(`refused.${announcement.reason}`, {
          max: {
            tooManyDesks: maxDesks,
            tooManyMarks: maxMarks,
            tooLarge: maxCell + 1,
            taken: 0,
            notInRoom: 0,
          }[announcement.reason],
        });
      case 'turned':
      case 'nothingSelected':
      case 'noDeskSelected':
      case 'nothingToUndo':
      case 'nothingToRedo':
      case 'nothingToPaste':
      case 'roomIsEmpty':
        return t(announcement.code);
      default:
        return t(announcement.code, { things: countText(announcement.counts) });
    }
  };
  return text;
}
