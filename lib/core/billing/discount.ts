function parsePrice(price: string): number {
  const kept = price.replace(/[^\d.]/g, '');
  return kept === '' ? NaN : Number(kept);
}

/**
 * Returns the text of a discount badge for two displayed prices, such as "-33%", or "SALE" without a valid discount
 * (spec, section 5). The function reads only digits and dots: "9.50" is read correctly, but "9,50" as 950.
 */
export function discountBadge(price: string, originalPrice: string): string {
  const now = parsePrice(price);
  const before = parsePrice(originalPrice);
  const isDiscount = before > 0 && now < before;
  return isDiscount ? `-${Math.round((1 - now / before) * 100)}%` : 'SALE';
}
