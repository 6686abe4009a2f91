'use client';

import { useTranslations } from 'next-intl';
import { areaAround, areaHeight, areaWidth } from '@/lib/core/rooms/editor/area';
import { useEditor } from './editor-store';
import { useCountText } from './use-announcement-text';

export function FillLabel() {
  const t = useTranslations('RoomEditor');
  const countText = useCountText();
  const gesture = useEditor((state) => state.gesture);
  const view = useEditor((state) => state.view);
  const size = useEditor((state) => state.size);
  if (gesture?.type !== 'fill' || !gesture.kind) return null;
  const { kind, from, to, placed, skipped } = gesture;
  const area = areaAround([from, to])!;
  const [rows, cols] = [areaHeight(area), areaWidth(area)];
  if (rows * cols === 1) return null;
  const things = countText({ [kind]: placed });
  return (
    <p
      aria-hidden
      style={{
        right: Math.max(4, size.width - view.x - (area.right + 1) * view.scale),
        top: Math.min(size.height - 40, view.y + (area.bottom + 1) * view.scale + 6),
      }}
      className="bg-ink text-paper rounded-desk pointer-events-none absolute z-20 px-2 py-1 text-sm font-semibold whitespace-nowrap"
    >
      {placed === rows * cols ? `${rows} × ${cols} = ${things}` : things}
      {skipped > 0 && `, ${t('taken', { count: skipped })}`}
    </p>
  );
}
