import { useLocale, useMessages, useTranslations } from 'next-intl';
import { LoginButton } from './login-button';

/** The button that opens the dialog to sign in, with the words that the dialog needs. */
export function LoginToContinue() {
  const t = useTranslations('LoginDialog');
  const { Auth, Errors, LoginDialog, Session } = useMessages();
  return (
    <LoginButton
      label={t('opener')}
      dialog={{ locale: useLocale(), messages: { Auth, Errors, LoginDialog, Session } }}
    />
  );
}
