import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { toCsv } from '@parley/functions/shared/texts/csv'
import { call } from '../../../lib/call.ts'
import type { ZippedFile } from '../../../lib/files/zipFiles.ts'
import { readAll } from '../../../lib/firestore/readAll.ts'
import { shownTypes } from '../../../features/usage/shownTypes.ts'
import { agentFiles, type ExportProgress } from './agentFiles.ts'

/** Documents of a page. */
const count = 100
const ignore = () => {}

const purchaseColumns = [
  'time',
  'id',
  'description',
  'kind',
  'credits',
  'amountUsd',
  'refundedUsd',
  'state',
  'creditsOwed',
  'payment',
  'invoice',
  'receipt',
]

export interface ExportedOrganisation {
  region: Region
  workspaceId: string
  organisation: Organisation
}

/** Yields the files of all that belongs to an organisation; each is read when its turn comes. */
export async function* organisationFiles(
  { region, workspaceId, organisation }: ExportedOrganisation,
  onProgress: (progress: ExportProgress) => void,
): AsyncGenerator<ZippedFile> {
  yield { path: 'organization.json', pieces: [json(organisation)] }
  yield { path: 'clients.csv', pieces: ['\uFEFF', await clientsCsv(region, workspaceId, organisation.ID)] }
  yield { path: 'credit.csv', pieces: ['\uFEFF', await creditCsv(region, organisation.ID)] }
  yield { path: 'purchases.csv', pieces: ['\uFEFF', await purchasesCsv(region, organisation.ID)] }
  yield { path: 'log.csv', pieces: ['\uFEFF', await logCsv(region, organisation.ID)] }
  yield { path: 'reports.json', pieces: [json(await readReports(region, organisation.ID))] }
  const { widgetIDs, agentLooks } = organisation
  for (const [index, agentId] of widgetIDs.entries()) {
    const title = agentLooks[agentId]?.title || agentId
    const agent = { number: index + 1, agents: widgetIDs.length, name: title }
    yield* agentFiles({ region, agentId, title }, (conversations) => onProgress({ ...agent, conversations }))
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

async function clientsCsv(region: Region, workspaceId: string, orgId: string): Promise<string> {
  const filters = [
    ['wsId', workspaceId],
    ['orgId', orgId],
  ] as const
  const clients = await readAll(
    'client',
    { region, path: paths.clients, filters, newestBy: 'createdAt', count },
    ignore,
  )
  const rows = clients.map(({ ID, name, email, createdAt, signedInAt, isOrgAdmin, canAccess }) => [
    ID,
    name,
    email,
    timeOf(createdAt),
    timeOf(signedInAt),
    isOrgAdmin ? 'yes' : 'no',
    canAccess.join(' '),
  ])
  return toCsv([['id', 'name', 'email', 'created', 'lastSignIn', 'isOrgAdmin', 'pages'], ...rows])
}

/** Returns the movements of the organisation's credit as CSV; the use of each answer is with its conversation. */
async function creditCsv(region: Region, orgId: string): Promise<string> {
  const path = `${paths.walletOfOrg(orgId)}/ledger`
  const filters = [['type', shownTypes, 'in']] as const
  const entries = await readAll('ledgerEntry', { region, path, filters, newestBy: 'at', count }, ignore)
  const rows = entries.map(({ at, type, amount, seq }) => [timeOf(at), type, amount / unitsPerCredit, seq])
  return toCsv([['time', 'type', 'credits', 'number'], ...rows])
}

/** Returns what the organisation has bought from its agency as CSV, with amounts in US dollars. */
async function purchasesCsv(region: Region, orgId: string): Promise<string> {
  const purchases: CallableOutput<'exportPurchases'>['purchases'] = []
  for (let hasMore = true; hasMore;) {
    const last = purchases.at(-1)
    const after = last && { after: { at: last.at, id: last.id } }
    const page = await call('exportPurchases', { region, orgId, ...after }, region)
    purchases.push(...page.purchases)
    hasMore = page.hasMore && page.purchases.length > 0
  }
  const dollars = (cents: number) => (cents / 100).toFixed(2)
  const rows = purchases.map((purchase) => [
    timeOf(purchase.at),
    purchase.id,
    purchase.description,
    purchase.isPlan ? 'plan' : 'credits',
    purchase.units / unitsPerCredit,
    dollars(purchase.total),
    dollars(purchase.refunded),
    purchase.state,
    purchase.owed / unitsPerCredit,
    purchase.paymentId,
    purchase.invoiceId,
    purchase.receiptUrl,
  ])
  return toCsv([purchaseColumns, ...rows])
}

async function logCsv(region: Region, orgId: string): Promise<string> {
  const path = paths.organisationLog(orgId)
  const entries = await readAll('organisationLogEntry', { region, path, newestBy: 'at', count }, ignore)
  return toCsv([
    ['time', 'action', 'about'],
    ...entries.map(({ at, kind, about }) => [timeOf(at), kind, about]),
  ])
}

/** Returns the monthly reports that are complete or being counted, newest first. */
async function readReports(region: Region, orgId: string) {
  const newest = await call('readValueReport', { region, orgId }, region)
  const reports = [newest]
  for (let month = newest.month; month > newest.first;) {
    month = monthBefore(month)
    reports.push(await call('readValueReport', { region, orgId, month }, region))
  }
  return reports
}

/** Returns `2025-12` for `2026-01`. */
function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

/** Returns a time in ISO 8601; empty for 0. */
function timeOf(at: number): string {
  return at === 0 ? '' : new Date(at).toISOString()
}
