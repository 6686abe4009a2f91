import { crashWords } from './crash-words';
import { locales } from './locales';
import { messages } from './messages';

it.each(locales)('the crash words are those of the messages in %s', (locale) => {
  const { NotFound, MissingScript } = messages[locale];
  const { missing, ...words } = crashWords[locale];
  expect(NotFound).toMatchObject(words);
  expect(missing).toBe(MissingScript.text);
});
