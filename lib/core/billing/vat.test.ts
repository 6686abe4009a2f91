import { addVat, includedVat } from './vat';

describe('an invoice', () => {
  test.each([
    [1499_00, 374_75, 1873_75],
    [499_50, 124_88, 624_38],
    [-499_50, -124_88, -624_38],
    [1, 0, 1],
    [2, 1, 3],
  ])('of %d øre net has %d øre VAT and a total of %d øre', (netOre, vatOre, totalOre) => {
    expect(addVat(netOre)).toEqual({ netOre, vatOre, totalOre });
  });

  it.each([0.5, 999.99, NaN, Infinity, 2 ** 53])(
    'is refused by addVat if its net amount is %d øre',
    (netOre) => {
      expect(() => addVat(netOre)).toThrow(RangeError);
    },
  );
});

describe('a price that includes VAT', () => {
  test.each([
    [199_00, 159_20, 39_80],
    [1248_75, 999_00, 249_75],
    [1, 1, 0],
    [3, 2, 1],
  ])('of %d øre consists of %d øre net and %d øre VAT', (totalOre, netOre, vatOre) => {
    expect(includedVat(totalOre)).toEqual({ netOre, vatOre, totalOre });
  });
});
