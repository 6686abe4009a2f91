/** The number in a price as shown: only digits and dots count. NaN where that leaves no number. */
function parsePrice(price: string): number {
  const kept = price.replace(/[^\d.]/g, '');
  return kept === '' ? NaN : Number(kept);
}

/**
 * The text of a discount badge, from two prices as they are shown: everything but digits and dot is stripped; if both
 * are valid, the original is above 0 and the price below it, the rounded percent off, such as "-33%"; otherwise "SALE"
 * (spec, section 5). A decimal comma is stripped too, so prices are to be shown without decimals or with a dot.
 */
export function discountBadge(price: string, originalPrice: string): string {
  const now = parsePrice(price);
  const before = parsePrice(originalPrice);
  const isDiscount = before > 0 && now < before;
  return isDiscount ? `-${Math.round((1 - now / before) * 100)}%` : 'SALE';
}
