import type { Grid } from '../engine/model/grid';

/**
 * Makes maps on which no two pupils are neighbours twice, for rooms that consist of pairs of desks or of square tables
 * of four (circle method, Kirkman 1847). Returns for each map: pupil index → desk index; undefined for all other rooms
 * and for too many maps. At tables of four, two pupils who sit diagonally opposite stay so on all maps.
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
