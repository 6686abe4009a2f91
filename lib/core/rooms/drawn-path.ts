import type { Point } from './drawn-grid';

/** Lines through points as a path (SVG), closed or not, scaled in both directions. */
export function toPath(lines: readonly Point[][], isClosed = true, scale = { x: 1, y: 1 }): string {
  return lines
    .map((line) => {
      const points = line.map(({ x, y }) => `${round(x * scale.x)} ${round(y * scale.y)}`);
      return `M${points.join('L')}${isClosed ? 'Z' : ''}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
