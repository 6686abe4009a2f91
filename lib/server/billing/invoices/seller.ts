import 'server-only';
import type { Seller } from '@/lib/core/billing/invoice/invoice';
import { publicEnv } from '@/lib/env/public';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '@/lib/server/errors/app-error';

const demoSeller = {
  organizationNumber: '123456785',
  street: 'Eksempelgata 1',
  postalCode: '0155',
  city: 'Oslo',
  accountNumber: '86011117947',
};

export function currentSeller(): Seller | null {
  const { company } = publicEnv();
  const env = serverEnv();
  if (!env.INVOICE_ACCOUNT || !company.organizationNumber) {
    return env.DEMO
      ? { ...demoSeller, name: `${company.name} (demo)`, email: company.email }
      : null;
  }
  return {
    name: company.name,
    email: company.email,
    organizationNumber: company.organizationNumber,
    street: env.INVOICE_STREET!,
    postalCode: env.INVOICE_POSTAL_CODE!,
    city: env.INVOICE_CITY!,
    accountNumber: env.INVOICE_ACCOUNT,
  };
}

export function requireSeller(): Seller {
  const seller = currentSeller();
  if (!seller) throw new AppError('unavailable', { details: { noSeller: true } });
  return seller;
}
