import { readCodeFragment, toCodeFragment } from './code-link';

it('reading a link fragment returns the licence code from which it was made', () => {
  expect(toCodeFragment('7K4M2XQ9')).toBe('#code=7K4M-2XQ9');
  expect(readCodeFragment(toCodeFragment('7K4M2XQ9'))).toBe('7K4M-2XQ9');
});

it.each([
  ['typed by hand', '#code=7k4m2xq9', '7K4M-2XQ9'],
  ['of another shape', '#code=7k4m', null],
  ['of something else', '#faq', null],
  ['that is empty', '', null],
  ['of markup', '#code=<script>', null],
])(
  'readCodeFragment accepts only a licence code: a fragment %s (%j) gives %j',
  (_, fragment, code) => {
    expect(readCodeFragment(fragment)).toBe(code);
  },
);
