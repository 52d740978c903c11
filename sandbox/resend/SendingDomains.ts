import { randomUUID } from 'node:crypto'
import type { RecordType, Zones } from '../dns/Zones.ts'

type RecordStatus = 'not_started' | 'pending' | 'verified' | 'temporary_failure'

export interface SendingRecord {
  record: 'SPF' | 'DKIM'
  /** Relative to the zone of the domain. */
  name: string
  type: 'MX' | 'TXT'
  ttl: string
  status: RecordStatus
  value: string
  priority?: number
}

interface SendingDomain {
  id: string
  name: string
  created_at: string
  region: string
  /** Set once the verification of its DNS was requested. */
  isChecked: boolean
  wasVerified: boolean
}

/** The domains of a team that sends email; their states are derived from the DNS of the sandbox. */
export class SendingDomains {
  private readonly zones: Zones
  private readonly domains = new Map<string, SendingDomain>()

  constructor(zones: Zones) {
    this.zones = zones
  }

  all() {
    return [...this.domains.values()].map((domain) => this.describe(domain))
  }

  /** Adds a domain; undefined for a name that is registered already. */
  add(name: string, region: string) {
    if ([...this.domains.values()].some((domain) => domain.name === name)) return undefined
    const id = randomUUID()
    const created_at = new Date().toISOString()
    const domain: SendingDomain = { id, name, created_at, region, isChecked: false, wasVerified: false }
    this.domains.set(id, domain)
    return this.describe(domain)
  }

  find(id: string) {
    const domain = this.domains.get(id)
    return domain && this.describe(domain)
  }

  verify(id: string): boolean {
    const domain = this.domains.get(id)
    if (domain) domain.isChecked = true
    return domain !== undefined
  }

  remove(id: string): boolean {
    return this.domains.delete(id)
  }

  /** Sets the DNS records that a domain requires, or deletes them. */
  setRecords(id: string, isThere: boolean): void {
    const domain = this.find(id)
    for (const { name, type, value, priority } of domain?.records ?? []) {
      const record = { name: `${name}.${zoneOf(domain?.name ?? '')}`, type, value: dnsValue(value, priority) }
      if (isThere) this.zones.add(record)
      else this.zones.remove(record)
    }
  }

  private describe(domain: SendingDomain) {
    const found = wantedRecords(domain).map((record) => ({
      ...record,
      isFound: this.isFound(domain, record),
    }))
    const isVerified = domain.isChecked && found.every(({ isFound }) => isFound)
    domain.wasVerified ||= isVerified
    const missing = domain.wasVerified ? 'temporary_failure' : 'pending'
    const records = found.map(({ isFound, ...record }): SendingRecord => {
      const status = isFound ? 'verified' : missing
      return { ...record, status: domain.isChecked ? status : 'not_started' }
    })
    const { id, name, created_at, region } = domain
    return { id, name, created_at, region, status: statusOf(domain, isVerified), records }
  }

  private isFound({ name }: SendingDomain, record: Omit<SendingRecord, 'status'>): boolean {
    const type: RecordType = record.type
    const values = this.zones.find(`${record.name}.${zoneOf(name)}`, type)
    return values.includes(dnsValue(record.value, record.priority))
  }
}

function statusOf({ isChecked, wasVerified }: SendingDomain, isVerified: boolean) {
  if (!isChecked) return 'not_started'
  if (isVerified) return 'verified'
  return wasVerified ? 'partially_failed' : 'pending'
}

function wantedRecords({ id, name, region }: SendingDomain): Omit<SendingRecord, 'status'>[] {
  const below = name.slice(0, -zoneOf(name).length).replace(/\.$/, '')
  const at = (label: string) => (below === '' ? label : `${label}.${below}`)
  const key = Buffer.from(`sandbox key of ${id}`).toString('base64')
  const server = `feedback-smtp.${region}.amazonses.com`
  const spf = { record: 'SPF', name: at('send'), ttl: 'Auto' } as const
  return [
    { ...spf, type: 'MX', value: server, priority: 10 },
    { ...spf, type: 'TXT', value: 'v=spf1 include:amazonses.com ~all' },
    { record: 'DKIM', name: at('resend._domainkey'), type: 'TXT', ttl: 'Auto', value: `p=${key}` },
  ]
}

/** Returns the registrable part of a name, which always has two labels here. */
function zoneOf(name: string): string {
  return name.split('.').slice(-2).join('.')
}

function dnsValue(value: string, priority: number | undefined): string {
  return priority === undefined ? value : `${priority} ${value}`
}
