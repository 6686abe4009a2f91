import {
  ArrowUpToLine,
  Check,
  Pin,
  Play,
  Plus,
  UnfoldHorizontal,
  Users,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react';
import { glyphId, type GlyphName } from './glyph';

const drawings: Record<GlyphName, [LucideIcon, LucideProps]> = {
  check: [Check, { strokeWidth: 3 }],
  plus: [Plus, {}],
  play: [Play, { className: 'fill-current' }],
  front: [ArrowUpToLine, { strokeWidth: 2.5 }],
  together: [Users, { strokeWidth: 2.5 }],
  apart: [UnfoldHorizontal, { strokeWidth: 2.5 }],
  fixed: [Pin, { strokeWidth: 2.5 }],
};

export function Glyphs() {
  return (
    <svg aria-hidden className="hidden">
      {(Object.keys(drawings) as GlyphName[]).map((name) => {
        const [Icon, look] = drawings[name];
        return (
          <symbol key={name} id={glyphId(name)} viewBox="0 0 24 24">
            <Icon {...look} width={undefined} height={undefined} xmlns={undefined} />
          </symbol>
        );
      })}
    </svg>
  );
}
