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
  it('reports an email that bounced permanently, and a mail that was marked as spam', () => {
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
    ['a bounce that may pass', bounced({ bounce: { type: 'Transient' } })],
    ['a mail of no agency', bounced({ tags: {} })],
    ['a mail without tags', bounced({ tags: undefined })],
    ['a region that is none', bounced({ tags: { agency: 'us_agencyAAAA' } })],
    ['an id that is a path', bounced({ tags: { agency: 'eu_a/b' } })],
    ['a mail to nobody', bounced({ to: [] })],
    ['another event', { type: 'email.opened', data: {} }],
    ['nothing', null],
  ])('is ignored: %s', (_name, event) => expect(toMailEvent('msg_1', event)).toBeUndefined())

  it.each(regions)('names the agency of a mail of %s by its tag', (region) => {
    const given = { region, agencyId: 'Ab3' }
    const [tag] = agencyTags(given)
    expect(tag?.value).toMatch(/^[A-Za-z0-9_-]{1,256}$/)
    const event = bounced({ tags: { [tag?.name ?? '']: tag?.value } })
    expect(toMailEvent('msg_1', event)).toMatchObject({ agency: given })
  })
})
