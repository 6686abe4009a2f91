import { ArrowUpToLine, Pin, UnfoldHorizontal, Users } from 'lucide-react';

/** Something that the teacher asked for, in words, and whom it is about. */
export interface Wish {
  kind: keyof typeof icons;
  text: string;
  pupils: string[];
}

const icons = {
  front: ArrowUpToLine,
  together: Users,
  apart: UnfoldHorizontal,
  fixed: Pin,
};

/** The sign of a wish, the same beside its words and on the desks that it is about. */
export function WishMark({ kind, className }: { kind: Wish['kind']; className: string }) {
  const Icon = icons[kind];
  return (
    <span
      className={`bg-green text-on-green grid shrink-0 place-items-center rounded-full ${className}`}
    >
      <Icon aria-hidden className="size-[62%]" strokeWidth={2.5} />
    </span>
  );
}
