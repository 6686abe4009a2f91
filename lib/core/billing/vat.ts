/** VAT on what the product sells, in percent (spec, section 9). */
export const vatPercent = 25;

/** Amounts in øre. */
export interface InvoiceAmounts {
  netOre: number;
  vatOre: number;
  totalOre: number;
}

/**
 * What a school pays for a price: price × 1.25, in øre, half an øre rounded away from zero, so that a credit note
 * cancels its invoice (spec, section 9; design, section 2). Throws a RangeError on anything but whole øre.
 */
export function addVat(netOre: number): InvoiceAmounts {
  if (!Number.isSafeInteger(netOre)) throw new RangeError(`${netOre} is not a number of whole øre`);
  const vatOre = Math.sign(netOre) * Math.round((Math.abs(netOre) * vatPercent) / 100);
  return { netOre, vatOre, totalOre: netOre + vatOre };
}
