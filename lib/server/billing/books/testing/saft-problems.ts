import { readXml, type XmlElement } from '@/lib/core/xml/read-xml';

/*
 * The part of the schema that our files use, in the order of its elements (Skatteetaten, saf-t,
 * Norwegian_SAF-T_Financial_Schema_v_1.30.xsd, written down from its stored text). An element has a type; `?` is optional,
 * `*` any number, `+` one or more, and of elements with `|` between them there is one.
 */
const types: Record<string, string> = {
  AuditFile:
    'Header:Header MasterFiles?:MasterFiles GeneralLedgerEntries?:Entries SourceDocuments?:Documents',
  Header:
    'AuditFileVersion:text9 AuditFileCountry:text2 AuditFileRegion?:text9 AuditFileDateCreated:date SoftwareCompanyName:text70 SoftwareID:text256 SoftwareVersion:text18 Company:CompanyHeader DefaultCurrencyCode:text3 SelectionCriteria:Selection HeaderComment?:text256 TaxAccountingBasis:text18 TaxEntity?:text70 UserID?:text256',
  CompanyHeader:
    'RegistrationNumber:text35 Name:text256 Address*:Address Contact+:Contact TaxRegistration*:TaxID BankAccount*:BankAccount',
  Address:
    'StreetName?:text256 Number?:text70 AdditionalAddressDetail?:text256 Building?:text35 City?:text256 PostalCode?:text70 Region?:text256 Country?:text2 AddressType?:text14',
  Contact:
    'ContactPerson:Person Telephone?:text18 Fax?:text18 Email?:text70 Website?:text999 MobilePhone?:text18',
  Person:
    'Title?:text9 FirstName:text35 Initials?:text18 LastNamePrefix?:text18 LastName:text70 BirthName?:text70 Salutation?:text18 OtherTitles*:text18',
  TaxID:
    'TaxRegistrationNumber:text35 TaxType?:text9 TaxNumber?:text35 TaxAuthority?:text35 TaxVerificationDate?:date',
  BankAccount:
    'IBANNumber:text35|BankAccountNumber:text35 BankAccountName?:text70 SortCode?:text18 BIC?:text18 CurrencyCode?:text3 GeneralLedgerAccountID?:text70',
  Selection:
    'TaxReportingJurisdiction?:text35 CompanyEntity?:text70 SelectionStartDate:date SelectionEndDate:date DocumentType?:text256 OtherCriteria*:text256',
  MasterFiles: 'GeneralLedgerAccounts?:Accounts Customers?:Customers TaxTable?:TaxTable',
  Accounts: 'Account+:Account',
  Account:
    'AccountID:text70 AccountDescription:text256 GroupingCategory:text256 GroupingCode:text35 AccountType:GL AccountCreationDate?:date OpeningDebitBalance:money|OpeningCreditBalance:money ClosingDebitBalance:money|ClosingCreditBalance:money',
  Customers: 'Customer+:Customer',
  Customer:
    'RegistrationNumber?:text35 Name:text256 Address*:Address Contact*:Contact TaxRegistration*:TaxID BankAccount*:BankAccount CustomerID:text35 SelfBillingIndicator?:text9 BalanceAccount*:BalanceAccount PartyInfo?:PartyInfo',
  BalanceAccount:
    'AccountID?:text70 OpeningDebitBalance:money|OpeningCreditBalance:money ClosingDebitBalance:money|ClosingCreditBalance:money',
  PartyInfo: 'NaceCode?:text18 CurrencyCode?:text3 Type?:text35 Status?:text35 Notes?:text9999',
  TaxTable: 'TaxTableEntry+:TaxTableEntry',
  TaxTableEntry: 'TaxType:MVA Description:Merverdiavgift TaxCodeDetails+:TaxCodeDetails',
  TaxCodeDetails:
    'TaxCode:text70 EffectiveDate?:date ExpirationDate?:date Description?:text256 TaxPercentage?:decimal Country:text2 Region?:text9 StandardTaxCode:taxCode Compensation?:text5 BaseRate+:decimal',
  Entries: 'NumberOfEntries:number TotalDebit:money TotalCredit:money Journal*:Journal',
  Journal: 'JournalID:text18 Description:text256 Type:text9 Transaction*:Transaction',
  Transaction:
    'TransactionID:text70 Period:number PeriodYear:year TransactionDate:date SourceID?:text35 VoucherType?:text70 VoucherDescription?:text70 TransactionType?:text18 Description:text256 BatchID?:text35 SystemEntryDate:date GLPostingDate:date ModificationDate?:date CustomerID?:text35 SupplierID?:text35 SystemID?:text18 Line+:Line',
  Line: 'RecordID:text18 AccountID:text70 ValueDate?:date SourceDocumentID?:text35 CustomerID?:text35 SupplierID?:text35 Description:text256 DebitAmount:Amount|CreditAmount:Amount TaxInformation*:Tax ReferenceNumber?:text35 CID?:text35 DueDate?:date Quantity?:decimal CrossReference?:text35',
  Amount: 'Amount:money',
  Tax: 'TaxType?:MVA TaxCode?:text70 TaxPercentage?:decimal Country?:text2 TaxBase?:decimal TaxBaseDescription?:text70 DebitTaxAmount:Amount|CreditTaxAmount:Amount TaxExemptionReason?:text70 TaxDeclarationPeriod?:text35',
  Documents: 'SalesInvoices?:SalesInvoices',
  SalesInvoices: 'NumberOfEntries:number TotalDebit:money TotalCredit:money Invoice+:Invoice',
  Invoice:
    'InvoiceNo:text70 CustomerInfo?:CustomerInfo AccountID?:text70 BranchStoreNumber?:text35 Period?:number PeriodYear?:year InvoiceDate:date InvoiceType?:text9 PaymentTerms?:text70 SelfBillingIndicator?:text9 SourceID?:text35 GLPostingDate?:date BatchID?:text35 SystemID?:text35 TransactionID?:text70 ReceiptNumbers?:text256 Line+:InvoiceLine DocumentTotals?:InvoiceTotals',
  CustomerInfo: 'CustomerID:text35|Name:text70 BillingAddress:Address',
  InvoiceLine:
    'LineNumber?:text18 AccountID?:text70 GoodsServicesID?:text9 ProductCode?:text70 ProductDescription?:text256 Delivery?:Delivery Quantity?:decimal InvoiceUOM?:text9 UnitPrice:money TaxPointDate:date References?:References Description:text256 InvoiceLineAmount:Amount DebitCreditIndicator:side TaxInformation*:Tax',
  Delivery: 'DeliveryDate:date|DeliveryPeriod:DeliveryPeriod',
  DeliveryPeriod: 'FromDate:date ToDate:date',
  References: 'CreditNote?:CreditReference',
  CreditReference: 'Reference?:text35 Reason?:text256',
  InvoiceTotals: 'TaxInformationTotals*:Tax NetTotal:money GrossTotal:money',
};

const values: Record<string, RegExp> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  money: /^-?\d{1,16}(\.\d{1,2})?$/,
  decimal: /^-?\d+(\.\d+)?$/,
  number: /^\d+$/,
  year: /^(19[7-9]\d|20\d\d|2100)$/,
  taxCode: /^[0-9anAN]{1,2}$/,
  side: /^[DC]$/,
  ...Object.fromEntries(['GL', 'MVA', 'Merverdiavgift'].map((only) => [only, RegExp(`^${only}$`)])),
};

/** Lists the faults of a document by the schema; empty for a valid one. */
export function saftProblems(xml: string): string[] {
  const root = readXml(xml);
  if (root?.name !== 'AuditFile') return ['no AuditFile'];
  return problemsOf(root, 'AuditFile', root.name);
}

function problemsOf({ text, children }: XmlElement, type: string, path: string): string[] {
  const order = types[type];
  if (order === undefined) {
    const isRight = type.startsWith('text')
      ? [...text].length <= Number(type.slice(4)) && (type.length > 5 || text.length > 0)
      : values[type]!.test(text);
    return isRight && children.length === 0 ? [] : [`${path} is not ${type}: ${text}`];
  }
  const found: string[] = [];
  let at = 0;
  for (const slot of order.split(' ')) {
    const [, names, times, types] = toSlot(slot);
    let count = 0;
    for (; names.includes(children[at]?.name ?? ''); at += 1, count += 1) {
      const child = children[at]!;
      found.push(...problemsOf(child, types[names.indexOf(child.name)]!, `${path}/${child.name}`));
    }
    if (count === 0 && !'?*'.includes(times)) found.push(`${path} has no ${names.join(' or ')}`);
    if (count > 1 && !'*+'.includes(times))
      found.push(`${path} has ${count} ${names.join(' or ')}`);
  }
  const rest = children[at];
  return rest ? [...found, `${path} has ${rest.name} where it does not belong`] : found;
}

function toSlot(slot: string): [string, string[], string, string[]] {
  const parts = slot.split('|').map((part) => /^(\w+)([?*+]?):(\w+)$/.exec(part)!);
  return [slot, parts.map(([, name]) => name!), parts[0]![2] || '1', parts.map((part) => part[3]!)];
}
