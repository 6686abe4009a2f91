/** A price as visitors read it, "199 kr" or "NOK 199"; øre show only where there are any. */
export function formatPrice(amountOre: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'NOK',
    minimumFractionDigits: amountOre % 100 === 0 ? 0 : 2,
  });
  return format.format(amountOre / 100);
}
