import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Conversation, Visitor } from '../../../shared/chat/conversation.ts'
import type { Identity, VisitContext } from '../../../shared/widget/widgetApi.ts'
import type { RequestClient } from '../../kernel/access/RequestClient.ts'
import { addTerms } from '../conversations/addTerms.ts'

/** Returns the fields of a conversation that follow from the context that a browser sends. */
export function contextChanges(
  before: Conversation,
  context: VisitContext | undefined,
  client: Pick<RequestClient, 'browser' | 'platform' | 'country'>,
  keyHash: string,
): Partial<Conversation> {
  const visitor = identify(before.visitor, context?.identity, keyHash)
  return {
    browser: client.browser || before.browser,
    platform: client.platform || before.platform,
    country: client.country || before.country,
    page: context?.page ?? before.page,
    referrer: before.referrer || (context?.referrer ?? ''),
    language: context?.language ?? before.language,
    timeZone: context?.timeZone ?? before.timeZone,
    ...(visitor && { visitor, terms: addTerms(before.terms, [visitor.name, visitor.email, visitor.id]) }),
  }
}

/** Returns the visitor with the page's data; undefined for no change. */
function identify(before: Visitor, identity: Identity | undefined, keyHash: string): Visitor | undefined {
  if (!identity) return undefined
  const next: Visitor = {
    id: identity.id ?? before.id,
    name: identity.name ?? before.name,
    email: identity.email ?? before.email,
    phone: identity.phone ?? before.phone,
    verified: identity.id ? isProved(identity.id, identity.identityHash, keyHash) : before.verified,
  }
  // A verified visitor stays who they are: neither an unverified page nor another person may change their
  // data. The proof covers the id alone, so screens show the other fields as claims.
  const provesHim = identity.id === before.id && next.verified
  if (before.verified && !provesHim) return undefined
  return JSON.stringify(next) === JSON.stringify(before) ? undefined : next
}

/**
 * Returns whether the page proves that another person than the conversation's visitor uses the browser now.
 */
export function isAnotherPerson(before: Visitor, identity: Identity | undefined, keyHash: string): boolean {
  return (
    before.verified &&
    identity?.id !== undefined &&
    identity.id !== before.id &&
    isProved(identity.id, identity.identityHash, keyHash)
  )
}

function isProved(id: string, proof: string | undefined, keyHash: string): boolean {
  if (!proof || !keyHash) return false
  const expected = createHmac('sha256', keyHash).update(id).digest()
  const actual = Buffer.from(proof, 'hex')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
