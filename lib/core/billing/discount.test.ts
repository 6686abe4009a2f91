import { discountBadge } from './discount';

it.each([
  ['is the rounded percentage', '199 kr', '299 kr', '-33%'],
  ['ignores words, commas and spaces', 'NOK 1,499 a year', '1\u00a0999 kr', '-25%'],
  ['treats a dot as the decimal point', '99.50', '199', '-50%'],
  ['rounds a half up', '199', '200', '-1%'],
  ['rounds a discount below 1% down to zero', '999', '1000', '-0%'],
  ['shows a full discount for a price of 0', '0 kr', '299 kr', '-100%'],
  ['is SALE when the price equals the original', '299 kr', '299 kr', 'SALE'],
  ['is SALE when the original is 0', '0 kr', '0 kr', 'SALE'],
  ['is SALE when the price has no digits', 'Free', '299 kr', 'SALE'],
  ['is SALE when the original has no digits', '199 kr', 'ask us', 'SALE'],
  ['is SALE when the price is only a dot', '.', '299', 'SALE'],
  ['is SALE when a price has two dots', '1.499.00', '1999', 'SALE'],
])(
  'the discount badge %s, tested with the price "%s" and the original price "%s"',
  (_, price, originalPrice, badge) => {
    expect(discountBadge(price, originalPrice)).toBe(badge);
  },
);
