import 'server-only';
import { randomBytes } from 'node:crypto';
import { licenceCodeLength } from '@/lib/core/school/licence-code';

export const randomCodeBytes = (): Uint8Array => randomBytes(licenceCodeLength);
