'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { Offset } from '@/lib/core/rooms/editor/blocks';
import { cellKinds, type Counts } from '@/lib/core/rooms/editor/drawing';
import type { Told } from '@/lib/core/rooms/editor/told';
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

export function useToldText() {
  const t = useTranslations('RoomEditor.told');
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

  const text = (told: Told): string => {
    switch (told.code) {
      case 'desk':
        return t('desk', { ...told, isSelected: String(told.isSelected) });
      case 'floor':
        return t('floor', {
          ...told,
          mark: told.mark ?? 'none',
          isSelected: String(told.isSelected),
        });
      case 'replaced':
        return t('replaced', { things: countText(told.counts), gone: countText(told.gone) });
      case 'moved':
        return t('moved', { things: countText(told.counts), way: way(told.by) });
      case 'carried':
        if (told.by.down === 0 && told.by.right === 0) return t('carriedBack');
        return t(told.isFree ? 'carried' : 'carriedOver', { way: way(told.by) });
      case 'board':
        return t('board', { side: told.side });
      case 'tool':
        return `${action(toolLabels[told.tool])}: ${hint(told.tool)}`;
      case 'put':
      case 'madeMore':
        return t(told.code, { things: countText(told.counts), skipped: told.skipped });
      case 'rectangle':
        return t('rectangle', told);
      case 'desksTurned':
        return t('desksTurned', {
          things: countText(told.counts),
          isTurned: String(told.isTurned),
        });
      case 'undone':
      case 'redone':
        return t(told.code, { step: text(told.step) });
      case 'refused':
        return t(`refused.${told.reason}`, {
          max: {
            tooManyDesks: maxDesks,
            tooManyMarks: maxMarks,
            tooLarge: maxCell + 1,
            taken: 0,
            notInRoom: 0,
          }[told.reason],
        });
      case 'turned':
      case 'nothingSelected':
      case 'noDeskSelected':
      case 'nothingToUndo':
      case 'nothingToRedo':
      case 'nothingToPaste':
      case 'roomIsEmpty':
        return t(told.code);
      default:
        return t(told.code, { things: countText(told.counts) });
    }
  };
  return text;
}
