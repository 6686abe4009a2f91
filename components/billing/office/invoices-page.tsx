'use client';

import { InvoiceList } from './invoice-list';
import { OfficeFrame } from './office-frame';
import { PeriodExport } from './period-export';

export function InvoicesPage() {
  return (
    <OfficeFrame screen="invoices">
      {() => (
        <div className="grid gap-12 *:min-w-0">
          <InvoiceList />
          <PeriodExport />
        </div>
      )}
    </OfficeFrame>
  );
}
