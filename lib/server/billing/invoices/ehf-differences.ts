import 'server-only';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';
import { readEhf, textsAt } from './read-ehf';

const kroner = (ore: number) => (ore / 100).toFixed(2);

function facts(document: Invoice | CreditNote): Record<string, string[]> {
  const { buyer, seller, lines } = document;
  const party = 'cac:Party/cac:PartyLegalEntity';
  const total = 'cac:LegalMonetaryTotal';
  const buyerName = cleanText(buyer.name) || buyer.organizationNumber;
  const isInvoice = document.type === 'invoice';
  const setOffOre = isInvoice ? document.setOffOre : 0;
  const leftOre = document.totalOre - setOffOre;
  const isToBePaid = isInvoice && leftOre > 0;
  const [root, quantity] = isInvoice
    ? (['Invoice', 'Invoiced'] as const)
    : (['CreditNote', 'Credited'] as const);
  return {
    [`${root}/cbc:ID`]: [String(document.number)],
    [`${root}/cbc:IssueDate`]: [document.issuedOn],
    [`${root}/cbc:DueDate`]: isToBePaid ? [document.dueOn] : [],
    'cac:InvoiceDocumentReference/cbc:ID':
      document.type === 'creditNote' ? [String(document.credits.number)] : [],
    'cbc:BuyerReference': [cleanText(document.customerReference ?? '') || buyerName],
    'cac:InvoicePeriod/cbc:StartDate': [document.period.start],
    'cac:InvoicePeriod/cbc:EndDate': [document.period.end],
    [`cac:AccountingSupplierParty/${party}/cbc:RegistrationName`]: [cleanText(seller.name)],
    [`cac:AccountingSupplierParty/${party}/cbc:CompanyID`]: [seller.organizationNumber],
    'cac:PostalAddress/cbc:StreetName': [cleanText(seller.street)],
    'cac:PostalAddress/cbc:CityName': [cleanText(seller.city)],
    'cac:Contact/cbc:ElectronicMail': [cleanText(seller.email)],
    [`cac:AccountingCustomerParty/${party}/cbc:RegistrationName`]: [buyerName],
    'cac:AccountingCustomerParty/cac:Party/cbc:EndpointID': [buyer.organizationNumber],
    'cbc:PaymentID': isToBePaid ? [document.kid] : [],
    'cac:PayeeFinancialAccount/cbc:ID': isToBePaid ? [seller.accountNumber] : [],
    'cac:TaxTotal/cbc:TaxAmount': [kroner(document.vatOre)],
    [`${total}/cbc:TaxExclusiveAmount`]: [kroner(document.netOre)],
    [`${total}/cbc:TaxInclusiveAmount`]: [kroner(document.totalOre)],
    [`${total}/cbc:PrepaidAmount`]: setOffOre > 0 ? [kroner(setOffOre)] : [],
    [`${total}/cbc:PayableAmount`]: [kroner(leftOre)],
    'cac:Item/cbc:Name': lines.map(({ description }) => cleanText(description)),
    [`cbc:${quantity}Quantity`]: lines.map((line) => String(line.quantity)),
    [`cac:${root}Line/cbc:LineExtensionAmount`]: lines.map(({ netOre }) => kroner(netOre)),
    'cac:Price/cbc:PriceAmount': lines.map(({ unitNetOre }) => kroner(unitNetOre)),
  };
}

export function ehfDifferences(xml: string, document: Invoice | CreditNote): string[] {
  const elements = readEhf(xml);
  return Object.entries(facts(document)).flatMap(([end, texts]) =>
    JSON.stringify(textsAt(elements, end)) === JSON.stringify(texts) ? [] : end,
  );
}
