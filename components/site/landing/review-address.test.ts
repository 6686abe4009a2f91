import { reviewFrame, reviewPage } from './review-address';

describe('the links to the review service', () => {
  it("lead to the service's site in the visitor's language", () => {
    expect(reviewPage('klassekart.example', 'no')).toBe(
      'https://no.trustpilot.com/review/klassekart.example',
    );
    expect(reviewPage('klassekart.example', 'en')).toBe(
      'https://www.trustpilot.com/review/klassekart.example',
    );
  });

  it('contain the name of the profile in escaped form', () => {
    expect(reviewPage('a/b?c', 'en')).toBe('https://www.trustpilot.com/review/a%2Fb%3Fc');
  });

  it('include the URL of the review widget, with a minimum of ten reviews as a parameter', () => {
    const frame = new URL(reviewFrame('unit1', 'no', 'dark'));
    expect(frame.origin).toBe('https://widget.trustpilot.com');
    expect(frame.searchParams.get('businessunitId')).toBe('unit1');
    expect(frame.pathname).toContain(frame.searchParams.get('templateId'));
    expect(Object.fromEntries(new URLSearchParams(frame.hash.slice(1)))).toMatchObject({
      locale: 'nb-NO',
      theme: 'dark',
      minReviewCount: '10',
    });
  });
});
