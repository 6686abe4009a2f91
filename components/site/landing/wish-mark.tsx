import { Glyph } from '@/components/ui/glyph';

/** Something that the teacher asked for, in words, and whom it is about. */
export interface Wish {
  kind: 'front' | 'together' | 'apart' | 'fixed';
  text: string;
  pupils: string[];
}

/** The sign of a wish, the same beside its words and on the desks that it is about. */
export function WishMark({ kind, className }: { kind: Wish['kind']; className: string }) {
  return (
    <span className={`wish-mark ${className}`}>
      <Glyph name={kind} className="size-[62%]" />
    </span>
  );
}
