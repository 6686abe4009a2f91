import type { Point } from '@/lib/core/editing/edge-speed';

export function liftRow(row: HTMLElement) {
  const rows = [...row.parentElement!.children] as HTMLElement[];
  // Offsets serve as positions, because scrolling and CSS transforms do not change offsets.
  const places = rows.map(({ offsetLeft, offsetTop }) => ({ x: offsetLeft, y: offsetTop }));
  const from = rows.indexOf(row);
  const start = places[from]!;
  let over = from;
  row.dataset.lifted = '';

  const show = (one: HTMLElement, own: Point, { x, y }: Point) => {
    one.style.transform =
      x === own.x && y === own.y ? '' : `translate(${x - own.x}px, ${y - own.y}px)`;
  };
  const nearest = (to: Point, isAllowed: (place: Point) => boolean = () => true): number => {
    const distance = (place: Point) => Math.hypot(place.x - to.x, place.y - to.y);
    const [first] = places.filter(isAllowed).sort((a, b) => distance(a) - distance(b));
    return first ? places.indexOf(first) : over;
  };
  const makeRoom = (next: number) => {
    over = next;
    for (const [index, other] of rows.entries()) {
      if (other === row) continue;
      const isBetween = index > from ? index <= over : index >= over;
      const step = index > from ? -1 : 1;
      other.style.transition = 'transform 200ms ease';
      show(other, places[index]!, places[isBetween ? index + step : index]!);
    }
  };
  return {
    from,
    total: rows.length,
    over: () => over,
    moveBy: ({ x, y }: Point): boolean => {
      const at = { x: start.x + x, y: start.y + y };
      show(row, start, at);
      const next = nearest(at);
      const isOther = next !== over;
      if (isOther) makeRoom(next);
      return isOther;
    },
    step: ({ x, y }: Point): boolean => {
      const now = places[over]!;
      const next = nearest(now, (place) => (place.x - now.x) * x + (place.y - now.y) * y > 0);
      const isOther = next !== over;
      if (!isOther) return false;
      makeRoom(next);
      show(row, start, places[over]!);
      row.scrollIntoView({ block: 'nearest' });
      return true;
    },
    putDown: () => {
      delete row.dataset.lifted;
      for (const one of rows) one.style.transform = one.style.transition = '';
    },
  };
}
