import { reviewFrame, reviewPage } from './review-address';

describe('the reviews', () => {
  it('are read on the page of the service in the visitor’s language', () => {
    expect(reviewPage('klassekart.example', 'no')).toBe(
      'https://no.trustpilot.com/review/klassekart.example',
    );
    expect(reviewPage('klassekart.example', 'en')).toBe(
      'https://www.trustpilot.com/review/klassekart.example',
    );
  });

  it('keep the address a path, whatever the profile is called', () => {
    expect(reviewPage('a/b?c', 'en')).toBe('https://www.trustpilot.com/review/a%2Fb%3Fc');
  });

  it('are shown by the service’s own widget, from ten of them', () => {
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
