import { discountBadge } from './discount';

describe('the discount badge', () => {
  test.each([
    ['the teacher plan', '199 kr', '299 kr', '-33%'],
    ['a small school', '999 kr', '1499 kr', '-33%'],
    ['a medium school', '1499 kr', '1999 kr', '-25%'],
    ['a large school', '1999 kr', '2499 kr', '-20%'],
  ])('for %s at %s, originally %s, is %s', (_, price, originalPrice, badge) => {
    expect(discountBadge(price, originalPrice)).toBe(badge);
  });

  test.each([
    ['words and spaces', 'NOK 199 a year', 'NOK 299 a year', '-33%'],
    ['a space within thousands', '1 499 kr', '1 999 kr', '-25%'],
    ['a no-break space within thousands', '1\u00a0499\u00a0kr', '1\u00a0999\u00a0kr', '-25%'],
    ['a comma within thousands', 'NOK 1,499', 'NOK 1,999', '-25%'],
    ['a minus sign', '-199', '299', '-33%'],
  ])('ignores %s in the price', (_, price, originalPrice, badge) => {
    expect(discountBadge(price, originalPrice)).toBe(badge);
  });

  test.each([
    ['treats a dot as the decimal point', '99.50', '199', '-50%'],
    ['rounds down', '299', '399', '-25%'],
    ['rounds a half up', '199', '200', '-1%'],
    ['rounds a discount below 1% down to zero', '999', '1000', '-0%'],
    ['shows a full discount for a price of 0', '0 kr', '299 kr', '-100%'],
    ['accepts a decimal without an integer part', '.5', '1', '-50%'],
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
    ['both prices are empty', '', ''],
    ['the price is only a dot', '.', '299'],
    ['a price has two dots', '1.499.00', '1999'],
    ['the original has two dots', '1499', '1.999.00'],
    ['the price contains an abbreviation with a dot', 'ca. 199.00', '299'],
    ['the price has non-ASCII digits', '١٩٩', '299'],
  ])('is SALE when %s', (_, price, originalPrice) => {
    expect(discountBadge(price, originalPrice)).toBe('SALE');
  });
});
