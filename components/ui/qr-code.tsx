'use client';

import { useMemo } from 'react';
import { encode } from 'uqr';

/** Width of the empty margin around a QR code, in modules (ISO/IEC 18004). */
const quietZone = 4;

function toPath(data: readonly boolean[][]): string {
  const parts = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.findIndex((dark, at) => at > x && !dark);
      const width = (end === -1 ? row.length : end) - x;
      return [`M${x} ${y}h${width}v1h${-width}z`];
    }),
  );
  return parts.join('');
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quietZone });
    return { size: code.size, path: toPath(code.data) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="h-auto w-full"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
