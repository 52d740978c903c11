import { z } from 'zod'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { ConversationRef } from '../../conversations/ConversationRef.ts'
import { conversationIdOf } from '../threads/conversationIdOf.ts'
import type { Sender } from '../Inbound.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

/** Returns the present conversation of a chat. */
export function conversationOf({ ref, thread }: ThreadLease): ConversationRef {
  const { region, agentId } = ref
  return { region, agentId, conversationId: conversationIdOf(ref, thread) }
}

/** Returns the person of a chat. */
export function senderOf(lease: ThreadLease): Sender {
  const contactId = lease.ref.threadId
  const { kind, personId } = lease.thread
  return {
    ...conversationOf(lease),
    channel: kind,
    contactId,
    isTest: false,
    // The vendor's network says nothing about the person, and an account of theirs is not free.
    networks: [contactId],
    ...(personId && { personId }),
  }
}

/**
 * Returns whether a person is blocked. A block is stored in their conversations, so it is looked up for a new
 * one.
 */
export async function isBlocked({ ref }: ThreadLease): Promise<boolean> {
  const path = paths.block(ref.agentId, ref.threadId)
  return (await readDocument(ref.region, path, z.object({}))) !== undefined
}
