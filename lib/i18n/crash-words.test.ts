import { crashWords } from './crash-words';
import { locales } from './locales';
import en from '../../messages/en.json';
import no from '../../messages/no.json';

it.each(locales)('are those of the messages in %s', (locale) => {
  expect({ no, en }[locale].NotFound).toMatchObject(crashWords[locale]);
});
