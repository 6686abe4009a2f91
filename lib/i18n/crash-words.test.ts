import { crashWords } from './crash-words';
import { locales } from './locales';
import { messages } from './messages';

it.each(locales)('the texts of the crash page equal the messages in the language %s', (locale) => {
  const { NotFound, MissingScript } = messages[locale];
  const { missing, ...words } = crashWords[locale];
  expect(NotFound).toMatchObject(words);
  expect(missing).toBe(MissingScript.text);
});
