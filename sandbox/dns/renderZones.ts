import { escapeHtml } from '../http/escapeHtml.ts'
import { renderPage } from '../http/renderPage.ts'
import type { Preset } from './presets.ts'
import { recordTypes, type Zones } from './Zones.ts'

const presetNames = {
  absent: 'Nothing is set',
  wrong: 'Leads elsewhere',
  strayAaaa: 'Right, with a stray AAAA',
  right: 'Leads to Hosting',
} as const satisfies Record<Preset, string>

interface MailDomain {
  id: string
  name: string
  status: string
}

/** Longer than a person needs to fill in the form. */
const refreshSeconds = 60

/** Renders the records, with a form that adds one and a button for each preset of a host. */
export function renderZones(zones: Zones, mailDomains: MailDomain[]): string {
  const hosts = zones.asked.filter((name) => !name.startsWith('_'))
  const rows = zones
    .all()
    .map(
      ({ name, type, value }) =>
        `<tr><td>${escapeHtml(name)}</td><td>${type}</td><td>${escapeHtml(value)}</td><td>${form('/dns/records', { action: 'remove', name, type, value }, 'Delete')}</td></tr>`,
    )
  const body = `
<h1>DNS</h1>
<p class="soft">What the world's name servers say here. Claim a domain in the dashboard, and set what
it asks for.</p>
<h2>Add a record</h2>
<form method="post" action="/dns/records">
<input type="hidden" name="action" value="add">
<select name="type" aria-label="Type">${recordTypes.map((type) => `<option>${type}</option>`).join('')}</select>
<input name="name" aria-label="Name" placeholder="Name" size="34" required>
<input name="value" aria-label="Value" placeholder="Value" size="44" required>
<button>Add</button>
</form>
<h2>Records</h2>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p class="soft">None yet.</p>'}
<h2>Hosts that were asked for</h2>
${hosts.length > 0 ? hosts.map(renderHost).join('') : '<p class="soft">None yet.</p>'}
<h2>Mail domains</h2>
${mailDomains.length > 0 ? mailDomains.map(renderMailDomain).join('') : '<p class="soft">None yet.</p>'}`
  return renderPage({ title: 'DNS', body, refreshSeconds })
}

function renderMailDomain({ id, name, status }: MailDomain): string {
  const buttons = [
    form('/dns/mail', { id, records: 'there' }, 'Add its records'),
    form('/dns/mail', { id, records: 'absent' }, 'Remove its records'),
  ]
  return `<article><h2>${escapeHtml(name)}</h2><p class="soft">${status}</p>${buttons.join(' ')}</article>`
}

function renderHost(name: string): string {
  const buttons = Object.entries(presetNames).map(([preset, label]) =>
    form('/dns/presets', { name, preset }, label),
  )
  return `<article><h2>${escapeHtml(name)}</h2>${buttons.join(' ')}</article>`
}

function form(action: string, fields: Record<string, string>, label: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${action}" style="display:inline">${inputs.join('')}<button>${label}</button></form>`
}
