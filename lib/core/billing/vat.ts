export const vatPercent = 25;

export interface InvoiceAmounts {
  netOre: number;
  vatOre: number;
  totalOre: number;
}

/**
 * Adds 25 % VAT to a net price in øre (spec, section 9; design, section 2). Half an øre is rounded away from zero, so
 * that a credit note has exactly the VAT of the credited invoice. Throws a RangeError if `netOre` is not a whole
 * number.
 */
export function addVat(netOre: number): InvoiceAmounts {
  if (!Number.isSafeInteger(netOre)) throw new RangeError(`${netOre} is not a number of whole øre`);
  const vatOre = Math.sign(netOre) * Math.round((Math.abs(netOre) * vatPercent) / 100);
  return { netOre, vatOre, totalOre: netOre + vatOre };
}

/**
 * Splits a price in øre that includes VAT into net price and VAT. Throws a RangeError if the price is negative or not a
 * whole number.
 */
export function includedVat(totalOre: number): InvoiceAmounts {
  if (!Number.isSafeInteger(totalOre) || totalOre < 0) {
    throw new RangeError(`${totalOre} is not a price in whole øre`);
  }
  const netOre = Math.round((totalOre * 100) / (100 + vatPercent));
  return { netOre, vatOre: totalOre - netOre, totalOre };
}
