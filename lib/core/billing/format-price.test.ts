import { formatAmount, formatPrice } from './format-price';

/** Replaces no-break spaces: the locale decides which kind of them a price has. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  ['nb-NO', 1499_00, '1 499 kr'],
  ['nb-NO', 1248_75, '1 248,75 kr'],
  ['en-GB', 1499_00, 'NOK 1,499'],
  ['en-GB', 1248_75, 'NOK 1,248.75'],
])('in the locale %s, a price of %d øre is formatted as "%s"', (locale, amountOre, text) => {
  const price = formatPrice(amountOre, locale);
  expect(plain(price)).toBe(text);
  expect(price).not.toContain(' ');
});

it.each([
  ['nb-NO', 1248_75, '1 248,75 kr'],
  ['en-GB', 999_00, 'NOK 999.00'],
])(
  'in the locale %s, an invoice amount of %d øre is formatted as "%s"',
  (locale, amountOre, text) => {
    expect(plain(formatAmount(amountOre, locale))).toBe(text);
  },
);
