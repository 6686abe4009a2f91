function formatKroner(amountOre: number, locale: string, decimals: 0 | 2): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'NOK',
    minimumFractionDigits: decimals,
  });
  return format.format(amountOre / 100);
}

/**
 * Formats a price in øre for visitors, such as "199 kr" or "NOK 199". Decimals are shown if the price is not a whole
 * number of kroner.
 */
export function formatPrice(amountOre: number, locale: string): string {
  return formatKroner(amountOre, locale, amountOre % 100 === 0 ? 0 : 2);
}

/** Formats an amount of an invoice with two decimals, such as "999,00 kr". The amount is given in øre. */
export function formatAmount(amountOre: number, locale: string): string {
  return formatKroner(amountOre, locale, 2);
}
