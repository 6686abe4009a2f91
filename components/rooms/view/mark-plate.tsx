import type { ShownMarkKind } from '@/lib/core/rooms/drawn-room';
import { markIcons } from './mark-icons';

const looks: Record<ShownMarkKind, string> = {
  teacherDesk: 'bg-birch-deep border border-desk-line rounded-desk',
  door: 'rounded-md border-2 border-dashed border-line-strong',
  window: 'rounded-md border border-line-strong bg-paper',
  cupboard: 'bg-birch-deep border border-desk-line rounded-desk',
  sofa: 'bg-birch-deep border border-desk-line rounded-desk',
};

/** A mark in the drawing of a room: its picture, and its name where there is space for it. */
export function MarkPlate({ kind, label }: { kind: ShownMarkKind; label: string }) {
  const Icon = markIcons[kind];
  return (
    <div
      title={label}
      className={`text-ink-soft @container flex w-full items-center justify-center overflow-hidden p-0.5 text-sm ${looks[kind]}`}
    >
      <span className="flex min-w-0 items-center gap-1.5">
        <Icon className="room-mark-icon shrink-0" />
        <span className="hidden truncate @min-[6.5rem]:inline">{label}</span>
      </span>
    </div>
  );
}
