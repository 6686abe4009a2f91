import { crashWords } from './crash-words';
import { locales } from './locales';
import en from '../../messages/en.json';
import no from '../../messages/no.json';

it.each(locales)('are those of the messages in %s', (locale) => {
  const { NotFound, Frame } = { no, en }[locale];
  expect({ ...NotFound, brand: Frame.brand }).toMatchObject(crashWords[locale]);
});
