import { z } from 'zod'
import type { MailEvent, MailedAgency } from '../../domain/kernel/ports/MailDomains.ts'
import { regions } from '../../shared/regions/regions.ts'

const tagName = 'agency'
const formTag = { name: 'form', value: 'access' } as const
/** `{region}_{agencyId}`: Resend allows only letters, digits, `_` and `-`. */
const tagPattern = /^(?<region>[a-z]+)_(?<agencyId>[A-Za-z0-9]{1,64})$/

const sentSchema = z.object({ to: z.array(z.string()), tags: z.record(z.string(), z.string()).default({}) })
const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('domain.updated'), data: z.object({ id: z.string(), name: z.string() }) }),
  z.object({
    type: z.literal('email.bounced'),
    data: sentSchema.extend({ bounce: z.object({ type: z.string() }) }),
  }),
  z.object({ type: z.literal('email.complained'), data: sentSchema }),
])

/** Returns the tags of an email, by which an event names the agency that it was sent for. */
export function agencyTags({
  region,
  agencyId,
  isOfForm = false,
}: MailedAgency): { name: string; value: string }[] {
  return [{ name: tagName, value: `${region}_${agencyId}` }, ...(isOfForm ? [formTag] : [])]
}

/** Parses a signed event of Resend; a temporary bounce is ignored. */
export function toMailEvent(id: string, event: unknown): MailEvent | undefined {
  const parsed = eventSchema.safeParse(event)
  if (!parsed.success) return undefined
  const { type, data } = parsed.data
  if (type === 'domain.updated') return { kind: 'domain', ...data }
  if (type === 'email.bounced' && data.bounce.type !== 'Permanent') return undefined
  const agency = agencyOf(data.tags)
  const [to] = data.to
  if (!agency || to === undefined) return undefined
  return { kind: type === 'email.bounced' ? 'bounced' : 'complained', id, agency, to }
}

function agencyOf(tags: Readonly<Record<string, string>>): MailedAgency | undefined {
  const { region, agencyId } = tagPattern.exec(tags[tagName] ?? '')?.groups ?? {}
  const regionOrUndefined = regions.find((one) => one === region)
  if (!regionOrUndefined || !agencyId) return undefined
  const isOfForm = tags[formTag.name] === formTag.value
  return { region: regionOrUndefined, agencyId, ...(isOfForm && { isOfForm }) }
}
