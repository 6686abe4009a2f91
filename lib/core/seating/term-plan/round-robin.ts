import type { Grid } from '../engine/model/grid';

/**
 * Makes round robin maps without repeated neighbours, for rooms of pairs or square tables of four (circle method,
 * Kirkman 1847). At tables of four, two diagonal pupils form one unit, and two units share a table. Undefined for other
 * rooms or too many maps.
 */
export function roundRobinMaps(grid: Grid, pupils: number, maps: number): Int32Array[] | undefined {
  const tables = findTables(grid);
  const unitSize = tables.some(([unit]) => unit!.length === 2) ? 2 : 1;
  if (tables.some((table) => table.length !== 2 || table.some((unit) => unit.length !== unitSize)))
    return undefined;
  const units = 2 * tables.length;
  if (maps > units - 1) return undefined;
  return Array.from({ length: maps }, (_, round) => {
    const deskByPupil = new Int32Array(pupils).fill(-1);
    const seat = (unit: number, desks: number[]) =>
      desks.forEach((desk, i) => {
        const pupil = unit * unitSize + i;
        if (pupil < pupils) deskByPupil[pupil] = desk;
      });
    const turned = (i: number) => (i === 0 ? 0 : 1 + ((i - 1 + round) % (units - 1)));
    tables.forEach(([one, other], i) => {
      seat(turned(i), one!);
      seat(turned(units - 1 - i), other!);
    });
    return deskByPupil;
  });
}

/** Splits each table of two or four desks into two halves, such that no two desks of the same half are neighbours. */
function findTables({ nearList, size }: Grid): number[][][] {
  const tables: number[][][] = [];
  for (let desk = 0; desk < size; desk += 1) {
    const near = [...nearList[desk]!];
    const opposite = [...new Set(near.flatMap((beside) => [...nearList[beside]!]))];
    const table = [...opposite, ...near];
    if (Math.min(...table) < desk) continue;
    const isWhole = opposite.every((one) =>
      near.every((beside) => nearList[one]!.includes(beside)),
    );
    const isTable = isWhole && opposite.length === near.length && near.length <= 2;
    tables.push(isTable ? [opposite, near] : [table]);
  }
  return tables;
}
