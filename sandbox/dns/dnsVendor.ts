import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson, sendPage } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import type { ResendEvents } from '../resend/resendEvents.ts'
import type { SendingDomains } from '../resend/SendingDomains.ts'
import { applyPreset, isPreset } from './presets.ts'
import { renderZones } from './renderZones.ts'
import { recordTypes, type RecordType, type Zones } from './Zones.ts'

const numbers = { A: 1, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257, MX: 15 } as const satisfies Record<
  RecordType,
  number
>
const noSuchName = 3
const changeSchema = z.strictObject({
  action: z.enum(['add', 'remove']),
  type: z.enum(recordTypes),
  name: z.string().trim().toLowerCase().min(1).max(253),
  value: z.string().trim().min(1).max(500),
})
const mailSchema = z.strictObject({ id: z.string(), records: z.enum(['there', 'absent']) })
const presetSchema = z.strictObject({ name: z.string().min(1).max(253), preset: z.string() })

/** The domain name system: responds as dns.google does, with the records that a person sets on its page. */
export function dnsVendor(zones: Zones, domains: SendingDomains, events: ResendEvents): Vendor {
  function change(request: SandboxRequest): void {
    const parsed = changeSchema.safeParse(fieldsOf(request))
    if (!parsed.success) return sendJson(request.response, 400, { error: parsed.error.issues[0]?.message })
    const { action, ...record } = parsed.data
    zones[action](record)
    events.tell()
    backToPage(request)
  }

  function preset(request: SandboxRequest): void {
    const parsed = presetSchema.safeParse(fieldsOf(request))
    if (!parsed.success || !isPreset(parsed.data.preset))
      return sendJson(request.response, 400, { error: 'There is no such preset.' })
    applyPreset(zones, parsed.data.name, parsed.data.preset)
    backToPage(request)
  }

  function setMailRecords(request: SandboxRequest): void {
    const parsed = mailSchema.safeParse(fieldsOf(request))
    if (!parsed.success) return sendJson(request.response, 400, { error: 'There is no such mail domain.' })
    domains.setRecords(parsed.data.id, parsed.data.records === 'there')
    events.tell()
    backToPage(request)
  }

  return {
    name: 'DNS',
    about: 'The records of domains: /dns to see and to set them.',
    prefix: '/dns',
    routes: [
      {
        method: 'GET',
        path: '',
        handle: ({ response }) => sendPage(response, renderZones(zones, domains.all())),
      },
      { method: 'GET', path: '/resolve', handle: (request) => resolve(zones, request) },
      { method: 'POST', path: '/records', handle: change },
      { method: 'POST', path: '/presets', handle: preset },
      { method: 'POST', path: '/mail', handle: setMailRecords },
    ],
  }
}

/** Responds with the records of a name, as dns.google does. */
function resolve(zones: Zones, { url, response }: SandboxRequest): void {
  const name = (url.searchParams.get('name') ?? '').toLowerCase().replace(/\.$/, '')
  const type = recordTypes.find((each) =>
    [each, String(numbers[each])].includes(url.searchParams.get('type') ?? ''),
  )
  if (name === '' || !type) return sendJson(response, 400, { error: 'A name and a type are needed.' })
  zones.note(name)
  const values = zones.find(name, type)
  const data = (value: string) => (type === 'TXT' ? `"${value}"` : value)
  sendJson(response, 200, {
    Status: zones.isKnown(name) ? 0 : noSuchName,
    TC: false,
    RD: true,
    RA: true,
    AD: false,
    CD: false,
    Question: [{ name: `${name}.`, type: numbers[type] }],
    ...(values.length > 0 && {
      Answer: values.map((value) => ({
        name: `${name}.`,
        type: numbers[type],
        TTL: 60,
        data: data(value),
      })),
    }),
  })
}

/** Reads the fields of a form, or the JSON of a test. */
function fieldsOf({ headers, body }: SandboxRequest): unknown {
  return headers['content-type']?.includes('json')
    ? parseJson(body)
    : Object.fromEntries(new URLSearchParams(body))
}

function backToPage({ response }: SandboxRequest): void {
  response.writeHead(303, { location: '/dns' }).end()
}
