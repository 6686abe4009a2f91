import 'server-only';
import XMLBuilder from 'fast-xml-builder';
import {
  payableOre,
  type Buyer,
  type CreditNote,
  type Invoice,
  type InvoiceLine,
  type Seller,
} from '@/lib/core/billing/invoice/invoice';
import { vatPercent } from '@/lib/core/billing/vat';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

const organizationScheme = '0192';
const creditTransfer = '30';
const one = 'C62';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
});

export function renderEhf(document: Invoice | CreditNote): string {
  const root = document.type === 'invoice' ? 'Invoice' : 'CreditNote';
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    [root]: {
      '@xmlns': `${ubl}:${root}-2`,
      '@xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
      ...head(document),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(document.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(document.buyer) },
      ...(isToBePaid(document) && {
        'cac:PaymentMeans': {
          'cbc:PaymentMeansCode': { '@name': 'Credit transfer', '#': creditTransfer },
          'cbc:PaymentID': document.kid,
          'cac:PayeeFinancialAccount': { 'cbc:ID': document.seller.accountNumber },
        },
      }),
      ...totals(document),
      [`cac:${root}Line`]: document.lines.map((line, index) =>
        toUblLine(line, index + 1, document.type),
      ),
    },
  });
}

const isToBePaid = (document: Invoice | CreditNote): document is Invoice =>
  document.type === 'invoice' && payableOre(document) > 0;

function head(document: Invoice | CreditNote) {
  const { customerReference, buyer, period } = document;
  const isInvoice = document.type === 'invoice';
  return {
    'cbc:CustomizationID':
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': document.number,
    'cbc:IssueDate': document.issuedOn,
    ...(isToBePaid(document) && { 'cbc:DueDate': document.dueOn }),
    ...(isInvoice ? { 'cbc:InvoiceTypeCode': '380' } : { 'cbc:CreditNoteTypeCode': '381' }),
    'cbc:DocumentCurrencyCode': 'NOK',
    // EHF requires a buyer reference. The default is the buyer's name, which tells an owner of several schools which
    // school is invoiced.
    'cbc:BuyerReference': cleanText(customerReference ?? '') || buyerName(buyer),
    'cac:InvoicePeriod': { 'cbc:StartDate': period.start, 'cbc:EndDate': period.end },
    ...(!isInvoice && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': document.credits.number,
          'cbc:IssueDate': document.credits.issuedOn,
        },
      },
    }),
  };
}

const organization = (digits: string) => ({ '@schemeID': organizationScheme, '#': digits });
const country = { 'cac:Country': { 'cbc:IdentificationCode': 'NO' } };
const taxScheme = (id: string) => ({ 'cac:TaxScheme': { 'cbc:ID': id } });

function sellerParty(seller: Seller) {
  const name = cleanText(seller.name);
  return {
    'cbc:EndpointID': organization(seller.organizationNumber),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      'cbc:StreetName': cleanText(seller.street),
      'cbc:CityName': cleanText(seller.city),
      'cbc:PostalZone': seller.postalCode,
      ...country,
    },
    'cac:PartyTaxScheme': [
      { 'cbc:CompanyID': `NO${seller.organizationNumber}MVA`, ...taxScheme('VAT') },
      // Norwegian law requires "Foretaksregisteret" on the invoice of a company.
      { 'cbc:CompanyID': 'Foretaksregisteret', ...taxScheme('TAX') },
    ],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': organization(seller.organizationNumber),
    },
    'cac:Contact': { 'cbc:ElectronicMail': cleanText(seller.email) },
  };
}

const buyerName = ({ name, organizationNumber }: Buyer) => cleanText(name) || organizationNumber;

function buyerParty(buyer: Buyer) {
  return {
    'cbc:EndpointID': organization(buyer.organizationNumber),
    'cac:PostalAddress': country,
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': buyerName(buyer),
      'cbc:CompanyID': organization(buyer.organizationNumber),
    },
  };
}

function amount(ore: number) {
  const digits = String(ore).padStart(3, '0');
  return { '@currencyID': 'NOK', '#': `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

const taxCategory = { 'cbc:ID': 'S', 'cbc:Percent': vatPercent, ...taxScheme('VAT') };

function totals(document: Invoice | CreditNote) {
  const { netOre, vatOre, totalOre } = document;
  const setOffOre = document.type === 'invoice' ? document.setOffOre : 0;
  return {
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(vatOre),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': amount(netOre),
        'cbc:TaxAmount': amount(vatOre),
        'cac:TaxCategory': taxCategory,
      },
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': amount(netOre),
      'cbc:TaxExclusiveAmount': amount(netOre),
      'cbc:TaxInclusiveAmount': amount(totalOre),
      // In the e-invoice, a credit set off against the invoice is the prepaid amount (BT-113), which reduces the
      // payable amount (BT-115).
      ...(setOffOre > 0 && { 'cbc:PrepaidAmount': amount(setOffOre) }),
      'cbc:PayableAmount': amount(totalOre - setOffOre),
    },
  };
}

function toUblLine(line: InvoiceLine, id: number, type: 'invoice' | 'creditNote') {
  const quantity = type === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  return {
    'cbc:ID': id,
    [quantity]: { '@unitCode': one, '#': line.quantity },
    'cbc:LineExtensionAmount': amount(line.netOre),
    'cac:Item': {
      'cbc:Name': cleanText(line.description),
      'cac:ClassifiedTaxCategory': taxCategory,
    },
    'cac:Price': { 'cbc:PriceAmount': amount(line.unitNetOre) },
  };
}
