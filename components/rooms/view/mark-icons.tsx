import { Archive, DoorOpen, Grid2x2, Lectern, Sofa } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ShownMarkKind } from '@/lib/core/rooms/drawn-room';

/** The picture of a mark, in every drawing of a room. */
export const markIcons: Record<ShownMarkKind, ComponentType<{ className?: string }>> = {
  teacherDesk: Lectern,
  door: DoorOpen,
  window: Grid2x2,
  cupboard: Archive,
  sofa: Sofa,
};
