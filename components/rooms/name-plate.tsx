import type { CSSProperties } from 'react';
import { nameWidthEm } from './name-width';

/** A name on a desk: as large as the desk allows, never cut off. */
export function NamePlate({ name }: { name: string }) {
  // 92 % of the desk's width for the widest part of the name.
  const style: CSSProperties = {
    fontSize: `min(var(--name-most, 1.05rem), ${(92 / nameWidthEm(name)).toFixed(1)}cqi)`,
  };
  return (
    <bdi
      style={style}
      className="block w-full text-center leading-tight font-semibold [overflow-wrap:anywhere]"
    >
      {name}
    </bdi>
  );
}
