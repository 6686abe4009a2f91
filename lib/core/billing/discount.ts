/** Parses a displayed price by its digits and dots; NaN if they form no number. */
function parsePrice(price: string): number {
  const kept = price.replace(/[^\d.]/g, '');
  return kept === '' ? NaN : Number(kept);
}

/**
 * Text of a discount badge for two displayed prices: the rounded percentage, such as "-33%". It is "SALE" if a price is
 * not a number, if the original price is not above 0, or if the new price is not below it (spec, section 5). All
 * characters except digits and dots are ignored. A decimal comma is ignored too, so prices must be displayed without
 * decimals or with a dot.
 */
export function discountBadge(price: string, originalPrice: string): string {
  const now = parsePrice(price);
  const before = parsePrice(originalPrice);
  const isDiscount = before > 0 && now < before;
  return isDiscount ? `-${Math.round((1 - now / before) * 100)}%` : 'SALE';
}
