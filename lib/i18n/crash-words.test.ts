import { crashWords } from './crash-words';
import { locales } from './locales';
import en from '../../messages/en.json';
import no from '../../messages/no.json';

it.each(locales)('are those of the messages in %s', (locale) => {
  const { NotFound } = { no, en }[locale];
  expect(NotFound).toMatchObject(crashWords[locale]);
});
