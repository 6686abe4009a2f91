import { crashWords } from './crash-words';
import { locales } from './locales';
import { messages } from './messages';

it.each(locales)('are those of the messages in %s', (locale) => {
  const { NotFound } = messages[locale];
  expect(NotFound).toMatchObject(crashWords[locale]);
});
