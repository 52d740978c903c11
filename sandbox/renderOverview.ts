import { escapeHtml } from './http/escapeHtml.ts'
import { renderPage } from './http/renderPage.ts'
import type { Vendor } from './http/Vendor.ts'
import type { JournalEntry } from './journal.ts'

export function renderOverview(vendors: readonly Vendor[], entries: readonly JournalEntry[]): string {
  const body = `
<h1>Nothing here leaves this machine</h1>
<p class="soft">In development and in tests the product talks to these stand-ins instead of the real
services. They keep what they receive in memory until they are stopped.</p>
<h2>Stand-ins</h2>
<table>${vendors.map(renderVendor).join('')}</table>
<h2>Latest requests</h2>
${entries.length === 0 ? '<p class="soft">None yet.</p>' : `<table>${entries.map(renderEntry).join('')}</table>`}`
  return renderPage({ title: 'Parley sandbox', body, refreshSeconds: 3 })
}

/** Renders a vendor; its prefix links to its page, if it has one. */
function renderVendor({ name, prefix, about, routes }: Vendor): string {
  const page = escapeHtml(prefix || '/')
  const hasPage = routes.some(({ method, path }) => method === 'GET' && path === '')
  const link = hasPage ? `<a href="${page}">${page}</a>` : page
  return `<tr><td>${escapeHtml(name)}</td><td>${link}</td><td>${escapeHtml(about)}</td></tr>`
}

function renderEntry({ at, vendor, request, status, note }: JournalEntry): string {
  return row([at.toISOString().slice(11, 19), vendor, request, String(status), note])
}

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
