/** Parses a displayed price by its digits and dots; NaN if they form no number. */
function parsePrice(price: string): number {
  const kept = price.replace(/[^\d.]/g, '');
  return kept === '' ? NaN : Number(kept);
}

/**
 * Text of a discount badge, from two displayed prices: the rounded percentage such as "-33%", or "SALE" if a price is
 * not a number, the original is not above 0, or the price is not below it (spec, section 5). All characters except
 * digits and dots are ignored, also a decimal comma, so prices must be shown without decimals or with a dot.
 */
export function discountBadge(price: string, originalPrice: string): string {
  const now = parsePrice(price);
  const before = parsePrice(originalPrice);
  const isDiscount = before > 0 && now < before;
  return isDiscount ? `-${Math.round((1 - now / before) * 100)}%` : 'SALE';
}
