import { pagePreparer } from './prepare-page';

const prepare = pagePreparer('.next');
const page = (body: string) => () => prepare('/no/app/rooms', `<html><body>${body}</body></html>`);

describe('a page that is made ready', () => {
  it('keeps its words, also such as look like a key', () => {
    const { content } = page('<p>Order.no</p><p>Rom</p>')();
    expect(String(content)).toContain('<p>Order.no</p><p>Rom</p>');
  });

  it('is refused where it shows the keys of texts that it lacks', () => {
    expect(page('<h1>Plan.missing.title</h1><p>Order.unknownPlan</p>')).toThrow(
      '/no/app/rooms lacks the texts of Plan.missing.title, Order.unknownPlan.',
    );
  });

  it('is refused with a style attribute, which its policy does not allow', () => {
    expect(page('<p style="color:red">Rom</p>')).toThrow('style attribute');
  });
});
