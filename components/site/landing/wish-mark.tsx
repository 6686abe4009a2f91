import { Glyph } from '@/components/ui/glyph';

export interface Wish {
  kind: 'front' | 'together' | 'apart' | 'fixed';
  text: string;
  pupils: string[];
}

export function WishMark({ kind, className }: { kind: Wish['kind']; className: string }) {
  return (
    <span className={`wish-mark ${className}`}>
      <Glyph name={kind} className="size-[62%]" />
    </span>
  );
}
