import accountEnglish from '../../messages/en/account.json' with { type: 'json' };
import authEnglish from '../../messages/en/auth.json' with { type: 'json' };
import billingEnglish from '../../messages/en/billing.json' with { type: 'json' };
import classesEnglish from '../../messages/en/classes.json' with { type: 'json' };
import conditionsEnglish from '../../messages/en/conditions.json' with { type: 'json' };
import editorEnglish from '../../messages/en/editor.json' with { type: 'json' };
import invoiceEnglish from '../../messages/en/invoice.json' with { type: 'json' };
import mailEnglish from '../../messages/en/mail.json' with { type: 'json' };
import makerEnglish from '../../messages/en/maker.json' with { type: 'json' };
import mapEnglish from '../../messages/en/map.json' with { type: 'json' };
import mapCorrectEnglish from '../../messages/en/map-correct.json' with { type: 'json' };
import mapQuestionsEnglish from '../../messages/en/map-questions.json' with { type: 'json' };
import mapSuggestionsEnglish from '../../messages/en/map-suggestions.json' with { type: 'json' };
import mapHistoryEnglish from '../../messages/en/map-history.json' with { type: 'json' };
import officeEnglish from '../../messages/en/office.json' with { type: 'json' };
import ordersEnglish from '../../messages/en/orders.json' with { type: 'json' };
import plansEnglish from '../../messages/en/plans.json' with { type: 'json' };
import roomsEnglish from '../../messages/en/rooms.json' with { type: 'json' };
import shellEnglish from '../../messages/en/shell.json' with { type: 'json' };
import schoolEnglish from '../../messages/en/school.json' with { type: 'json' };
import sharingEnglish from '../../messages/en/sharing.json' with { type: 'json' };
import showEnglish from '../../messages/en/show.json' with { type: 'json' };
import siteEnglish from '../../messages/en/site.json' with { type: 'json' };
import testCheckoutEnglish from '../../messages/en/test-checkout.json' with { type: 'json' };
import workbenchEnglish from '../../messages/en/workbench.json' with { type: 'json' };
import accountNorwegian from '../../messages/no/account.json' with { type: 'json' };
import authNorwegian from '../../messages/no/auth.json' with { type: 'json' };
import billingNorwegian from '../../messages/no/billing.json' with { type: 'json' };
import classesNorwegian from '../../messages/no/classes.json' with { type: 'json' };
import conditionsNorwegian from '../../messages/no/conditions.json' with { type: 'json' };
import editorNorwegian from '../../messages/no/editor.json' with { type: 'json' };
import invoiceNorwegian from '../../messages/no/invoice.json' with { type: 'json' };
import mailNorwegian from '../../messages/no/mail.json' with { type: 'json' };
import makerNorwegian from '../../messages/no/maker.json' with { type: 'json' };
import mapNorwegian from '../../messages/no/map.json' with { type: 'json' };
import mapCorrectNorwegian from '../../messages/no/map-correct.json' with { type: 'json' };
import mapQuestionsNorwegian from '../../messages/no/map-questions.json' with { type: 'json' };
import mapSuggestionsNorwegian from '../../messages/no/map-suggestions.json' with { type: 'json' };
import mapHistoryNorwegian from '../../messages/no/map-history.json' with { type: 'json' };
import officeNorwegian from '../../messages/no/office.json' with { type: 'json' };
import ordersNorwegian from '../../messages/no/orders.json' with { type: 'json' };
import plansNorwegian from '../../messages/no/plans.json' with { type: 'json' };
import roomsNorwegian from '../../messages/no/rooms.json' with { type: 'json' };
import shellNorwegian from '../../messages/no/shell.json' with { type: 'json' };
import schoolNorwegian from '../../messages/no/school.json' with { type: 'json' };
import sharingNorwegian from '../../messages/no/sharing.json' with { type: 'json' };
import showNorwegian from '../../messages/no/show.json' with { type: 'json' };
import siteNorwegian from '../../messages/no/site.json' with { type: 'json' };
import testCheckoutNorwegian from '../../messages/no/test-checkout.json' with { type: 'json' };
import workbenchNorwegian from '../../messages/no/workbench.json' with { type: 'json' };
import type { Locale } from './locales';

/** Every text of the product, a file a feature. Nothing that runs in the browser imports this. */
const norwegian = {
  ...accountNorwegian,
  ...authNorwegian,
  ...billingNorwegian,
  ...classesNorwegian,
  ...conditionsNorwegian,
  ...editorNorwegian,
  ...invoiceNorwegian,
  ...mailNorwegian,
  ...makerNorwegian,
  ...mapNorwegian,
  ...mapCorrectNorwegian,
  ...mapQuestionsNorwegian,
  ...mapSuggestionsNorwegian,
  ...mapHistoryNorwegian,
  ...officeNorwegian,
  ...ordersNorwegian,
  ...plansNorwegian,
  ...roomsNorwegian,
  ...schoolNorwegian,
  ...shellNorwegian,
  ...sharingNorwegian,
  ...showNorwegian,
  ...siteNorwegian,
  ...testCheckoutNorwegian,
  ...workbenchNorwegian,
};

const english = {
  ...accountEnglish,
  ...authEnglish,
  ...billingEnglish,
  ...classesEnglish,
  ...conditionsEnglish,
  ...editorEnglish,
  ...invoiceEnglish,
  ...mailEnglish,
  ...makerEnglish,
  ...mapEnglish,
  ...mapCorrectEnglish,
  ...mapQuestionsEnglish,
  ...mapSuggestionsEnglish,
  ...mapHistoryEnglish,
  ...officeEnglish,
  ...ordersEnglish,
  ...plansEnglish,
  ...roomsEnglish,
  ...schoolEnglish,
  ...shellEnglish,
  ...sharingEnglish,
  ...showEnglish,
  ...siteEnglish,
  ...testCheckoutEnglish,
  ...workbenchEnglish,
};

export type Messages = typeof norwegian;

/** English has the keys and arguments of Norwegian; a test holds it to them. */
export const messages: Record<Locale, Messages> = { no: norwegian, en: english as Messages };
