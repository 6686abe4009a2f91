import { tiers } from './plans';
import { addVat, includedVat } from './vat';

describe('an invoice', () => {
  test.each([
    [999_00, 249_75, 1248_75],
    [1499_00, 374_75, 1873_75],
    [1999_00, 499_75, 2498_75],
    [499_50, 124_88, 624_38],
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 3],
    [3, 1, 4],
    [1_000_000_000_00, 250_000_000_00, 1_250_000_000_00],
  ])('of %d øre net has %d øre VAT and a total of %d øre', (netOre, vatOre, totalOre) => {
    expect(addVat(netOre)).toEqual({ netOre, vatOre, totalOre });
  });

  it('totals 1.25 times the price for every school plan', () => {
    for (const { priceOre } of tiers.filter((tier) => tier.owner === 'school')) {
      expect(addVat(priceOre.yearly).totalOre).toBe(priceOre.yearly * 1.25);
    }
  });

  it.each([1, 2, 999_00, 499_50])('of %d øre net is cancelled out by its credit note', (netOre) => {
    expect(addVat(-netOre).totalOre + addVat(netOre).totalOre).toBe(0);
  });

  it.each([0.5, 999.99, NaN, Infinity, 2 ** 53])(
    'is rejected with a net amount of %d øre',
    (netOre) => {
      expect(() => addVat(netOre)).toThrow(RangeError);
    },
  );
});

describe('a price that includes VAT', () => {
  test.each([
    [199_00, 159_20, 39_80],
    [1248_75, 999_00, 249_75],
    [0, 0, 0],
    [1, 1, 0],
    [3, 2, 1],
  ])('of %d øre consists of %d øre net and %d øre VAT', (totalOre, netOre, vatOre) => {
    expect(includedVat(totalOre)).toEqual({ netOre, vatOre, totalOre });
  });

  it.each([-1, 0.5, NaN])('is rejected with %d øre', (totalOre) => {
    expect(() => includedVat(totalOre)).toThrow(RangeError);
  });
});
