import { describe, expect, it } from 'vitest'
import { regions } from '../../shared/regions/regions.ts'
import { agencyTags, toMailEvent } from './mailEvent.ts'

const tags = { agency: 'eu_agencyAAAA' }
const agency = { region: 'eu', agencyId: 'agencyAAAA' }
const bounced = (data: object = {}) => ({
  type: 'email.bounced',
  data: { to: ['ada@example.org'], tags, bounce: { type: 'Permanent' }, ...data },
})

describe('an event of Resend', () => {
  it('reports permanent bounces, complaints about spam and changes of a domain', () => {
    expect(toMailEvent('msg_1', bounced())).toEqual({
      kind: 'bounced',
      id: 'msg_1',
      agency,
      to: 'ada@example.org',
    })
    const complained = { type: 'email.complained', data: { to: ['ada@example.org'], tags } }
    expect(toMailEvent('msg_2', complained)).toMatchObject({ kind: 'complained', agency })
    const domain = { type: 'domain.updated', data: { id: 'd1', name: 'acme.com', status: 'verified' } }
    expect(toMailEvent('msg_3', domain)).toEqual({ kind: 'domain', id: 'd1', name: 'acme.com' })
  })

  it.each([
    ['a temporary bounce', bounced({ bounce: { type: 'Transient' } })],
    ['an email without the tag of an agency', bounced({ tags: {} })],
    ['an email without tags', bounced({ tags: undefined })],
    ['an unknown region in the tag', bounced({ tags: { agency: 'us_agencyAAAA' } })],
    ['an agency id that contains a slash', bounced({ tags: { agency: 'eu_a/b' } })],
    ['an email without recipients', bounced({ to: [] })],
    ['an event of another type', { type: 'email.opened', data: {} }],
    ['null', null],
  ])('is ignored: %s', (_name, event) => expect(toMailEvent('msg_1', event)).toBeUndefined())

  it.each(regions)('names the agency of an email in %s by its tag', (region) => {
    const mailAgency = { region, agencyId: 'Ab3' }
    const [tag] = agencyTags(mailAgency)
    expect(tag?.value).toMatch(/^[A-Za-z0-9_-]{1,256}$/)
    const event = bounced({ tags: { [tag?.name ?? '']: tag?.value } })
    expect(toMailEvent('msg_1', event)).toMatchObject({ agency: mailAgency })
  })

  it('names an email of the form of requests for access', () => {
    const ofForm = { region: 'eu', agencyId: 'Ab3', isOfForm: true } as const
    const named = Object.fromEntries(agencyTags(ofForm).map(({ name, value }) => [name, value]))
    expect(toMailEvent('msg_1', bounced({ tags: named }))).toMatchObject({ agency: ofForm })
  })
})
