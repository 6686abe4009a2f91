import { useLocale, useMessages, useTranslations } from 'next-intl';
import { LoginButton } from './login-button';

/** The button of the sign-in dialog, with the messages of the dialog. */
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
