import type { CSSProperties } from 'react';

/** Widest line of a name, in characters: names break at spaces and hyphens. */
function longestPart(name: string): number {
  return Math.max(...name.split(/[\s-]/u).map((part) => [...part].length), 1);
}

/** A name on a desk: as large as the desk allows, never cut off. */
export function NamePlate({ name }: { name: string }) {
  const style = { fontSize: `min(1.05rem, ${Math.round(155 / longestPart(name))}cqi)` };
  return (
    <bdi
      style={style as CSSProperties}
      className="block w-full text-center leading-tight font-semibold [overflow-wrap:anywhere]"
    >
      {name}
    </bdi>
  );
}
