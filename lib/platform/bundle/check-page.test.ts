import { checkPage } from './check-page';

const page = (body: string) => () =>
  checkPage('/no/app/rooms', `<html><body>${body}</body></html>`);

describe('a page of the build', () => {
  it('may have words that look like a key', () => {
    expect(page('<p>Order.no</p><p>Rom</p>')).not.toThrow();
  });

  it('is refused where it shows the keys of texts that it lacks', () => {
    expect(page('<h1>Plan.missing.title</h1><p>Order.unknownPlan</p>')).toThrow(
      '/no/app/rooms lacks the texts of Plan.missing.title, Order.unknownPlan.',
    );
  });

  it.each(['<p style="color:red">Rom</p>', '<style>p{color:red}</style>'])(
    'is refused with %s, which its policy does not allow',
    (body) => {
      expect(page(body)).toThrow('inline styles');
    },
  );
});
