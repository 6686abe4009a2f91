import {
  ArrowDownToLine,
  ArrowUpToLine,
  Blend,
  MapPinned,
  MoveHorizontal,
  Pin,
  UnfoldHorizontal,
  User,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Condition } from '@/lib/core/conditions/condition';

export const conditionIcons: Record<Condition['type'], ReactNode> = {
  together: <Users aria-hidden className="size-5 shrink-0" />,
  besideOne: <UserRoundCheck aria-hidden className="size-5 shrink-0" />,
  apart: <UnfoldHorizontal aria-hidden className="size-5 shrink-0" />,
  mixed: <Blend aria-hidden className="size-5 shrink-0" />,
  distance: <MoveHorizontal aria-hidden className="size-5 shrink-0" />,
  alone: <User aria-hidden className="size-5 shrink-0" />,
  front: <ArrowUpToLine aria-hidden className="size-5 shrink-0" />,
  back: <ArrowDownToLine aria-hidden className="size-5 shrink-0" />,
  zone: <MapPinned aria-hidden className="size-5 shrink-0" />,
  fixed: <Pin aria-hidden className="size-5 shrink-0" />,
};
