import { escapeHtml } from '../../http/escapeHtml.ts'
import { renderPage } from '../../http/renderPage.ts'
import { sendPage } from '../../http/send.ts'
import type { Route, SandboxRequest } from '../../http/Vendor.ts'
import type { Api } from '../api/answer.ts'
import type { Resource } from '../state/State.ts'
import { openAccounts } from './openAccounts.ts'

/** Stripe's page of an invoice, to which `hosted_invoice_url` leads. */
export function invoicePage(api: Api): Route[] {
  return [{ method: 'GET', path: '/invoices/:id', handle: (request) => show(api, request) }]
}

function show(api: Api, { params: { id = '' }, response }: SandboxRequest): void {
  const invoice = openAccounts(api)
    .map((account) => account.data.tables.invoice[id])
    .find((found) => found !== undefined)
  const body = invoice ? describe(invoice) : '<h1>This invoice does not exist</h1>'
  sendPage(response, renderPage({ title: 'Invoice', body, refreshSeconds: 3600 }))
}

function describe({
  number,
  status,
  currency,
  lines,
  total_taxes: taxes,
  total,
  amount_paid: paid,
}: Resource<'invoice'>): string {
  const tax = (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const price = (amount: number) => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
  const rows = [
    ...lines.data.map(({ description, amount }) => [description ?? '', price(amount)]),
    ...(tax ? [['Tax', price(tax)]] : []),
    ['Total', price(total)],
    ['Paid', price(paid)],
  ]
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  return `<h1>Invoice ${escapeHtml(number ?? '')}</h1>
<p>${escapeHtml(status ?? '')}. The sandbox stands for Stripe's page; no money moves.</p>
<table>${cells.join('')}</table>`
}
