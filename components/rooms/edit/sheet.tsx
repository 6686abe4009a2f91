'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useEditor } from './editor-store';

export function Sheet({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  const { x, y, scale } = useEditor((state) => state.view);
  return (
    <svg
      aria-hidden
      style={style}
      className="pointer-events-none absolute inset-0 size-full overflow-visible will-change-transform"
    >
      <g transform={`translate(${x} ${y}) scale(${scale})`} data-world>
        {children}
      </g>
    </svg>
  );
}
