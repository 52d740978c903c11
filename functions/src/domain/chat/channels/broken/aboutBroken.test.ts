import { describe, expect, it } from 'vitest'
import { aboutBroken, namedRecordSchema } from './aboutBroken.ts'

const about = { agentId: 'agent', ownerID: 'owner', state: 'broken', connectedAt: 1, brokenAt: 2 }
const recordOf = (fields: object) => namedRecordSchema.parse({ ...about, ...fields })

describe('aboutBroken', () => {
  it('names an account for people, and the dialog in which it is reconnected', () => {
    const page = { pageName: 'Harbour', igPageName: 'harbour', hasMessenger: false }
    expect(aboutBroken('meta', recordOf(page))).toMatchObject({
      happened: 'Instagram (@harbour) needs to be reconnected',
      dialog: 'instagram',
    })
    expect(aboutBroken('meta', recordOf({ ...page, hasMessenger: true })).happened).toBe(
      'Messenger and Instagram (Harbour) needs to be reconnected',
    )
  })

  it('does not ask to reconnect a number that WhatsApp has locked', () => {
    const number = { phoneNumber: '+1 555 000 1111' }
    expect(aboutBroken('whatsapp', recordOf(number)).action).toBe('Reconnect')
    const locked = aboutBroken('whatsapp', recordOf({ ...number, isBanned: true }))
    expect(locked.happened).toBe('WhatsApp has locked the account of +1 555 000 1111')
    expect(locked.action).toBe('Open Channels')
  })
})
