/** The outline of many desks as the data of one SVG path; a thousand elements would keep a phone busy. */
export function desksPath(
  corners: readonly { x: number; y: number }[],
  desk: { width: number; height: number; radius: number },
): string {
  const { width, height, radius: r } = desk;
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const outline = [
    `h${width - 2 * r}`,
    corner(r, r),
    `v${height - 2 * r}`,
    corner(-r, r),
    `h${2 * r - width}`,
    corner(-r, -r),
    `v${2 * r - height}`,
    `${corner(r, -r)}z`,
  ].join('');
  return corners.map(({ x, y }) => `M${x + r} ${y}${outline}`).join('');
}
