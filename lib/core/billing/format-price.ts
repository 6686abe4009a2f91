function formatKroner(amountOre: number, locale: string, decimals: 0 | 2): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'NOK',
    minimumFractionDigits: decimals,
  });
  return format.format(amountOre / 100);
}

/** Formats a price in øre for visitors, "199 kr" or "NOK 199"; with decimals only if there are øre. */
export function formatPrice(amountOre: number, locale: string): string {
  return formatKroner(amountOre, locale, amountOre % 100 === 0 ? 0 : 2);
}

/** Formats an invoice amount in øre, always with two decimals: "999,00 kr". */
export function formatAmount(amountOre: number, locale: string): string {
  return formatKroner(amountOre, locale, 2);
}
