import { checkPage } from './check-page';

const page = (body: string) => () =>
  checkPage('/no/app/rooms', `<html><body>${body}</body></html>`);

describe('a page of the build', () => {
  it('is accepted when it shows an ordinary text that looks like a text key', () => {
    expect(page('<p>Order.no</p><p>Rom</p>')).not.toThrow();
  });

  it('is rejected when it shows the keys of missing texts', () => {
    expect(page('<h1>Plan.missing.title</h1><p>Order.unknownPlan</p>')).toThrow(
      '/no/app/rooms lacks the texts of Plan.missing.title, Order.unknownPlan.',
    );
  });

  it('is rejected when its data contain a placeholder URL in a text whose length is stated', () => {
    const push = (text: string) =>
      `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
    const text = '{"url":"https://app.placeholder.invalid"}';
    expect(page(push('3:"a"\n4:T29,') + push(text))).toThrow('length');
    expect(page(push(`3:"a"\n4:T29,${text}`))).toThrow('length');
    expect(page(push(`3:T1,a4:${text}`))).not.toThrow();
  });

  it.each(['<p style="color:red">Rom</p>', '<style>p{color:red}</style>'])(
    'is rejected with the inline style %s',
    (body) => {
      expect(page(body)).toThrow('inline styles');
    },
  );
});
