import { z } from 'zod'
import type { Config } from '../../config/readConfig.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { MailDomains, VendorDomain } from '../../domain/kernel/ports/MailDomains.ts'
import { mailDomainStates, type MailDomainState } from '../../shared/agencies/mailDomains.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { toMailEvent } from './mailEvent.ts'
import { wellFormedName } from './wellFormedName.ts'

/** The sending location of each region. */
const sendsFrom = { na: 'us-east-1', eu: 'eu-west-1' } as const satisfies Record<Region, string>
const maxPages = 50
const mxPriority = 10

const recordSchema = z.object({
  name: z.string(),
  value: z.string(),
  type: z.enum(['CNAME', 'MX', 'TXT']),
  ttl: z.string().default('Auto'),
  status: z.enum(mailDomainStates).catch('pending'),
  priority: z.int().optional(),
})
const domainSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  records: z.array(z.unknown()).default([]),
})

/** Creates the client of the platform's domains at Resend; the sandbox has the same API. */
export function resendDomains(settings: Config['mail']): MailDomains {
  async function connect() {
    const { Resend } = await import('resend')
    const options = settings.baseUrl ? { baseUrl: settings.baseUrl } : {}
    return new Resend(settings.key || 're_missing', options)
  }

  /** Finds a domain by its name, which the service itself cannot do. */
  async function find(name: string): Promise<VendorDomain | undefined> {
    const { domains } = await connect()
    let after = ''
    for (let page = 0; page < maxPages; page++) {
      const { data, error } = await domains.list({ limit: 100, ...(after && { after }) })
      if (error) throw new AppError('unavailable')
      const existing = data.data.find((domain) => domain.name === name)
      if (existing) return read(existing.id)
      after = data.data.at(-1)?.id ?? ''
      if (!data.has_more || after === '') return undefined
    }
    return undefined
  }

  async function read(id: string): Promise<VendorDomain | undefined> {
    const { data, error } = await (await connect()).domains.get(id)
    if (error && error.statusCode === 404) return undefined
    if (error) throw new AppError('unavailable')
    return toVendorDomain(data)
  }

  return {
    read,
    async add(name, region) {
      const { domains } = await connect()
      const { data, error } = await domains.create({ name, region: sendsFrom[region] })
      if (data) return toVendorDomain(data)
      if (error.statusCode !== 403 && error.statusCode !== 409) throw new AppError('unavailable')
      // It is registered: by an earlier attempt that was interrupted, or by another customer.
      return find(name)
    },
    async requestVerification(id) {
      const { error } = await (await connect()).domains.verify(id)
      if (error) throw new AppError('unavailable')
    },
    async remove(id) {
      const { error } = await (await connect()).domains.remove(id)
      if (error && error.statusCode !== 404) throw new AppError('unavailable')
    },
    async unblock(email) {
      const { error } = await (await connect()).suppressions.remove(email)
      if (error && error.statusCode !== 404) throw new AppError('unavailable')
    },
    async readEvent(body, headers) {
      if (!settings.webhookSecret) throw new AppError('permission-denied')
      const { webhooks } = await connect()
      try {
        const payload = body.toString('utf8')
        const event: unknown = webhooks.verify({ payload, headers, webhookSecret: settings.webhookSecret })
        return toMailEvent(headers.id, event)
      } catch {
        throw new AppError('permission-denied')
      }
    },
  }
}

function toVendorDomain(json: unknown): VendorDomain {
  const { id, name, status, records } = domainSchema.parse(json)
  const recordTypes = records.flatMap((record) => {
    const { success, data } = recordSchema.safeParse(record)
    if (!success) return []
    const { priority = mxPriority, ...rest } = data
    return [{ ...rest, name: wellFormedName(data.name, name), ...(data.type === 'MX' && { priority }) }]
  })
  return {
    id,
    state: stateOf(
      status,
      recordTypes.map((record) => record.status),
    ),
    records: recordTypes,
  }
}

/**
 * Returns the state of a domain from its status and the states of its records. A domain that is neither
 * verified nor failed has a temporary failure if one of its records has; unknown statuses are pending.
 */
function stateOf(status: string, ofRecords: MailDomainState[]): MailDomainState {
  if (status !== 'verified' && status !== 'failed' && ofRecords.includes('temporary_failure'))
    return 'temporary_failure'
  return mailDomainStates.find((state) => state === status) ?? 'pending'
}
