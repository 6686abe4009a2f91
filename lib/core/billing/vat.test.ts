import { tiers } from './tiers';
import { addVat, decimalKroner } from './vat';

const invoice = (netOre: number) => {
  const { vatOre, totalOre } = addVat(netOre);
  return [decimalKroner(netOre), decimalKroner(vatOre), decimalKroner(totalOre)];
};

describe('an invoice', () => {
  test.each([
    [999_00, '999.00', '249.75', '1248.75'],
    [1499_00, '1499.00', '374.75', '1873.75'],
    [1999_00, '1999.00', '499.75', '2498.75'],
    [499_50, '499.50', '124.88', '624.38'],
    [0, '0.00', '0.00', '0.00'],
    [1, '0.01', '0.00', '0.01'],
    [2, '0.02', '0.01', '0.03'],
    [3, '0.03', '0.01', '0.04'],
    [1_000_000_000_00, '1000000000.00', '250000000.00', '1250000000.00'],
  ])('of %d øre: %s, VAT %s, in all %s', (netOre, net, vat, total) => {
    expect(invoice(netOre)).toEqual([net, vat, total]);
  });

  it('totals the price times 1.25 with two decimals for every school', () => {
    for (const { priceOre } of tiers.filter((tier) => tier.owner === 'school')) {
      const price = priceOre.yearly / 100;
      expect(decimalKroner(addVat(priceOre.yearly).totalOre)).toBe((price * 1.25).toFixed(2));
    }
  });

  it.each([1, 2, 999_00, 499_50])('of %d øre is cancelled by its credit note', (netOre) => {
    expect(addVat(-netOre).totalOre + addVat(netOre).totalOre).toBe(0);
  });

  it.each([0.5, 999.99, NaN, Infinity, 2 ** 53])('is not made of %d øre', (netOre) => {
    expect(() => addVat(netOre)).toThrow(RangeError);
  });
});
