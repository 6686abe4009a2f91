import { discountBadge } from './discount';

describe('the discount badge', () => {
  test.each([
    ['the teacher plan', '199 kr', '299 kr', '-33%'],
    ['a small school', '999 kr', '1499 kr', '-33%'],
    ['a medium school', '1499 kr', '1999 kr', '-25%'],
    ['a large school', '1999 kr', '2499 kr', '-20%'],
  ])('of %s (%s, originally %s) is %s', (_, price, originalPrice, badge) => {
    expect(discountBadge(price, originalPrice)).toBe(badge);
  });

  test.each([
    ['words and spaces', 'NOK 199 a year', 'NOK 299 a year', '-33%'],
    ['a space within thousands', '1 499 kr', '1 999 kr', '-25%'],
    ['a no-break space within thousands', '1\u00a0499\u00a0kr', '1\u00a0999\u00a0kr', '-25%'],
    ['a comma within thousands', 'NOK 1,499', 'NOK 1,999', '-25%'],
    ['a minus sign', '-199', '299', '-33%'],
  ])('strips %s', (_, price, originalPrice, badge) => {
    expect(discountBadge(price, originalPrice)).toBe(badge);
  });

  test.each([
    ['keeps a dot as the decimal point', '99.50', '199', '-50%'],
    ['rounds down', '299', '399', '-25%'],
    ['rounds a half up', '199', '200', '-1%'],
    ['rounds a price just below the original to nothing', '999', '1000', '-0%'],
    ['takes a price of 0 for all off', '0 kr', '299 kr', '-100%'],
    ['takes a lone decimal part for a number', '.5', '1', '-50%'],
  ])('%s (%s, originally %s): %s', (_, price, originalPrice, badge) => {
    expect(discountBadge(price, originalPrice)).toBe(badge);
  });

  test.each([
    ['the price equals the original', '299 kr', '299 kr'],
    ['the price is above the original', '399 kr', '299 kr'],
    ['the original is 0', '0 kr', '0 kr'],
    ['the original is 0 and the price is not', '199 kr', '0 kr'],
    ['the price has no digits', 'Free', '299 kr'],
    ['the original has no digits', '199 kr', 'ask us'],
    ['the price is empty', '', '299 kr'],
    ['the original is empty', '199 kr', ''],
    ['both are empty', '', ''],
    ['the price is only a dot', '.', '299'],
    ['a price has two dots', '1.499.00', '1999'],
    ['the original has two dots', '1499', '1.999.00'],
    ['an abbreviation’s dot stays beside the decimal one', 'ca. 199.00', '299'],
    ['digits are not those of ASCII', '١٩٩', '299'],
  ])('is SALE when %s', (_, price, originalPrice) => {
    expect(discountBadge(price, originalPrice)).toBe('SALE');
  });
});
