import { escapeHtml } from '../../http/escapeHtml.ts'
import { renderPage } from '../../http/renderPage.ts'
import { sendPage } from '../../http/send.ts'
import type { Route, SandboxRequest } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import type { Resource } from '../state/State.ts'
import { openAccounts } from './openAccounts.ts'

type Tax = NonNullable<Resource<'invoice'>['total_taxes']>[number]

/** Stripe's page of an invoice, to which `hosted_invoice_url` leads. */
export function invoicePage(api: Api): Route[] {
  return [{ method: 'GET', path: '/invoices/:id', handle: (request) => show(api, request) }]
}

function show(api: Api, { params: { id = '' }, response }: SandboxRequest): void {
  const invoice = openAccounts(api)
    .map((account) => account.data.tables.invoice[id])
    .find((found) => found !== undefined)
  const body = invoice ? describe(invoice, ratesOf(api)) : '<h1>This invoice does not exist</h1>'
  sendPage(response, renderPage({ title: 'Invoice', body, refreshSeconds: 3600 }))
}

/** Returns all tax rates by their ids. */
function ratesOf(api: Api): Map<string, Resource<'tax_rate'>> {
  return new Map(openAccounts(api).flatMap(({ data }) => Object.entries(data.tables.tax_rate)))
}

function describe(invoice: Resource<'invoice'>, rates: Map<string, Resource<'tax_rate'>>): string {
  const { number, status, currency, lines, total, amount_paid: paid, customer_tax_ids: ids } = invoice
  const price = (amount: number) => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
  const rows = [
    ...lines.data.map(({ description, amount }) => [description ?? '', price(amount)]),
    ...(invoice.total_taxes ?? []).map((tax) => [nameOf(tax, rates), price(tax.amount)]),
    ['Total', price(total)],
    ['Paid', price(paid)],
  ]
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  return `<h1>Invoice ${escapeHtml(number ?? '')}</h1>
${(ids ?? []).map(({ value }) => `<p>Tax ID of the customer: ${escapeHtml(value ?? '')}</p>`).join('')}
<p>${escapeHtml(status ?? '')}. The sandbox stands for Stripe's page; no money moves.</p>
<table>${cells.join('')}</table>`
}

/** Returns the text of a tax: its name with its percentage, or that the customer owes it themselves. */
function nameOf(
  { tax_rate_details: details, taxability_reason: reason }: Tax,
  rates: Map<string, Resource<'tax_rate'>>,
): string {
  if (reason === 'reverse_charge') return 'Reverse charge: tax to be paid by the customer'
  const rate = rates.get(details?.tax_rate ?? '')
  return rate ? `${rate.display_name} (${rate.percentage} %)` : 'Tax'
}
