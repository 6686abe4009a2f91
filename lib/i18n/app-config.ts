import 'next-intl';
import type messages from '../../messages/no.json';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages;
  }
}
