import accountEnglish from '../../messages/en/account.json' with { type: 'json' };
import billingEnglish from '../../messages/en/billing.json' with { type: 'json' };
import classesEnglish from '../../messages/en/classes.json' with { type: 'json' };
import conditionsEnglish from '../../messages/en/conditions.json' with { type: 'json' };
import mailEnglish from '../../messages/en/mail.json' with { type: 'json' };
import mapsEnglish from '../../messages/en/maps.json' with { type: 'json' };
import roomsEnglish from '../../messages/en/rooms.json' with { type: 'json' };
import schoolEnglish from '../../messages/en/school.json' with { type: 'json' };
import shellEnglish from '../../messages/en/shell.json' with { type: 'json' };
import siteEnglish from '../../messages/en/site.json' with { type: 'json' };
import accountNorwegian from '../../messages/no/account.json' with { type: 'json' };
import billingNorwegian from '../../messages/no/billing.json' with { type: 'json' };
import classesNorwegian from '../../messages/no/classes.json' with { type: 'json' };
import conditionsNorwegian from '../../messages/no/conditions.json' with { type: 'json' };
import mailNorwegian from '../../messages/no/mail.json' with { type: 'json' };
import mapsNorwegian from '../../messages/no/maps.json' with { type: 'json' };
import roomsNorwegian from '../../messages/no/rooms.json' with { type: 'json' };
import schoolNorwegian from '../../messages/no/school.json' with { type: 'json' };
import shellNorwegian from '../../messages/no/shell.json' with { type: 'json' };
import siteNorwegian from '../../messages/no/site.json' with { type: 'json' };
import type { Locale } from './locales';

const norwegian = {
  ...accountNorwegian,
  ...billingNorwegian,
  ...classesNorwegian,
  ...conditionsNorwegian,
  ...mailNorwegian,
  ...mapsNorwegian,
  ...roomsNorwegian,
  ...schoolNorwegian,
  ...shellNorwegian,
  ...siteNorwegian,
};

const english = {
  ...accountEnglish,
  ...billingEnglish,
  ...classesEnglish,
  ...conditionsEnglish,
  ...mailEnglish,
  ...mapsEnglish,
  ...roomsEnglish,
  ...schoolEnglish,
  ...shellEnglish,
  ...siteEnglish,
};

export type Messages = typeof norwegian;

export const messages: Record<Locale, Messages> = { no: norwegian, en: english as Messages };
