import 'server-only';
import { serverEnv, serviceUrl } from '@/lib/env/server';

export const hasMailServer = (): boolean => serviceUrl(serverEnv().SMTP_URL) !== undefined;
