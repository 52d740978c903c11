import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { conversationSchema, type Visitor } from '../../../shared/chat/conversation.ts'
import type { Identity } from '../../../shared/widget/widgetApi.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { contextChanges } from './visitContext.ts'

const keyHash = 'a'.repeat(64)
const proofOf = (id: string) => createHmac('sha256', keyHash).update(id).digest('hex')
const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '', verified: true }

/** Returns the visitor after a page has identified them. */
function visitorAfter(before: Visitor, identity: Identity): Visitor {
  const conversation = conversationSchema.parse({
    ID: 'c',
    agentId: 'a',
    ownerID: 'w',
    channel: 'widget',
    isTest: false,
    startedAt: 1,
    lastMessageAt: 1,
    messageCount: 0,
    costUnits: 0,
    tokens: 0,
    preview: '',
    visitor: before,
    window: {},
  })
  return contextChanges(conversation, { identity }, unknownClient, keyHash).visitor ?? before
}

describe("a page's data about its visitor", () => {
  it('sets the name while nothing is verified', () => {
    const nobody = { id: '', name: '', email: '', phone: '', verified: false }
    expect(visitorAfter(nobody, { name: 'Ada' })).toEqual({ ...nobody, name: 'Ada' })
    expect(visitorAfter(nobody, { id: 'ada', identityHash: proofOf('ada') })).toMatchObject({
      verified: true,
    })
  })

  it.each<[string, Identity]>([
    ['only a name', { name: 'President' }],
    ['only an email address', { email: 'president@example.com' }],
    ['only a telephone number', { phone: '+1 555 0100' }],
    ['the id of a person without a proof', { id: 'ada', name: 'President' }],
    ['the id of a person with a wrong proof', { id: 'ada', identityHash: proofOf('eve'), name: 'President' }],
    ['the id of somebody else, proved', { id: 'eve', identityHash: proofOf('eve'), name: 'Eve' }],
  ])('changes nothing under the badge of a verified visitor: %s', (_, identity) => {
    expect(visitorAfter(ada, identity)).toEqual(ada)
  })

  it('changes a verified visitor when the page verifies them again', () => {
    const identity = { id: 'ada', identityHash: proofOf('ada'), name: 'Ada Lovelace' }
    expect(visitorAfter(ada, identity)).toEqual({ ...ada, name: 'Ada Lovelace' })
  })
})
