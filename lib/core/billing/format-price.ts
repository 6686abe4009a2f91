function formatKroner(amountOre: number, locale: string, decimals: 0 | 2): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'NOK',
    minimumFractionDigits: decimals,
  });
  return format.format(amountOre / 100);
}

/** A price as visitors read it, "199 kr" or "NOK 199"; øre show only where there are any. */
export function formatPrice(amountOre: number, locale: string): string {
  return formatKroner(amountOre, locale, amountOre % 100 === 0 ? 0 : 2);
}

/** An amount as an invoice has it, always with two decimals: "999,00 kr". */
export function formatAmount(amountOre: number, locale: string): string {
  return formatKroner(amountOre, locale, 2);
}
