/** Parses the digits and dots of a displayed price, without other characters; NaN if they form no number. */
function parsePrice(price: string): number {
  const kept = price.replace(/[^\d.]/g, '');
  return kept === '' ? NaN : Number(kept);
}

/**
 * Returns the text of a discount badge for two displayed prices, such as "-33%", or "SALE" without a valid discount
 * (spec, section 5). Only digits and dots of a price count. A decimal comma is ignored, so a price with decimals must
 * be written with a dot.
 */
export function discountBadge(price: string, originalPrice: string): string {
  const now = parsePrice(price);
  const before = parsePrice(originalPrice);
  const isDiscount = before > 0 && now < before;
  return isDiscount ? `-${Math.round((1 - now / before) * 100)}%` : 'SALE';
}
