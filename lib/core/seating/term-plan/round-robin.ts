import type { Grid } from '../engine/model/grid';

/**
 * Maps without a repeated neighbour pair for a room of pairs, or of tables of four in two rows: for each map the desk
 * of each pupil. Every two units meet once at a table, by the circle method (Kirkman 1847). At tables of two, a unit is
 * one pupil. At tables of four, a unit is two pupils who sit diagonally opposite, so that both pupils of the other unit
 * are their neighbours. Undefined if the room has other tables, or cannot have this number of maps.
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

/**
 * The tables of a room. A table of two, or of four in a square, is given as two halves, each without neighbours within.
 * Any other table is given as one half.
 */
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
