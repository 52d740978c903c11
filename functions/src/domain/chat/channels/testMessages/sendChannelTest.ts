import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { TestKind } from '../../../../shared/channels/channels.ts'
import { channelTexts } from '../../../../shared/channels/channelTexts.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent, draftOf } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { messageFailed } from '../outgoing/messageFailed.ts'
import {
  outgoingSchema,
  pathOfThread,
  threadSchema,
  type Thread,
  type ThreadRef,
} from '../../../kernel/channels/Thread.ts'
import { isInReach } from './isInReach.ts'

const maxPerMinute = 6
const pollEveryMs = 300
const maxLooks = 30

interface TestMessage extends AgentRef {
  kind: TestKind
  conversationId: string
  /** The same id a second time sends nothing. */
  attemptId: string
}

const conversationSchema = z.object({ visitorId: z.string(), channel: z.string() })

/**
 * Sends a few words to a person who has written, through their chat's outbox but outside the conversation.
 * Returns false while the vendor asks to wait, and throws its refusal.
 */
export async function sendChannelTest(
  ports: Pick<Ports, 'channels' | 'now' | 'tasks'>,
  caller: Caller,
  { kind, conversationId, attemptId, ...agentRef }: TestMessage,
): Promise<{ isSent: boolean }> {
  const grant = await authorizeForAgent(caller, 'changeChannels', agentRef)
  await throttle(`channelTest:${agentRef.agentId}`, maxPerMinute, minuteMs, ports.now())
  const ref = await threadOf(agentRef, kind, conversationId)
  const key = `test-${attemptId}`
  const text = channelTexts[languageOf(draftOf(grant).data.lang)].test
  await addTest(ports, ref, key, text)
  // When the queue is unavailable, the sweep finds it.
  await runIsolated('Queueing a test', ref.threadId, () =>
    ports.tasks.enqueue('serveThread', { ...ref, run: key }),
  )
  return { isSent: await endOf(ref, key) }
}

async function threadOf(
  { region, agentId }: AgentRef,
  kind: TestKind,
  conversationId: string,
): Promise<ThreadRef> {
  const stored = await readDocument(region, paths.conversation(agentId, conversationId), conversationSchema)
  if (stored?.data.channel !== kind || stored.data.visitorId === '') throw nobody()
  return { region, agentId, threadId: stored.data.visitorId }
}

/** Adds the test message, unless it was added before. */
async function addTest(
  ports: Pick<Ports, 'channels' | 'now'>,
  ref: ThreadRef,
  key: string,
  text: string,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(ref.region, pathOfThread(ref), threadSchema)
    if (!stored) throw nobody()
    if (isSettled(stored.data, key)) return
    if (!(await isInReach(ports, ref, stored.data))) throw nobody()
    const now = ports.now()
    const test = outgoingSchema.parse({ at: now, text, isTest: true })
    await new Writes(ref.region)
      .update(stored.path, { [`outgoing.${key}`]: test, dueAt: now }, stored.version)
      .commitUnchanged()
  })
}

function isSettled({ outgoing, tested }: Thread, key: string): boolean {
  return outgoing[key] !== undefined || tested?.key === key
}

/** Returns whether the test message was sent in time; throws the reason of a refusal. */
async function endOf(ref: ThreadRef, key: string): Promise<boolean> {
  for (let attempt = 0; attempt < maxLooks; attempt++) {
    await sleep(pollEveryMs)
    const stored = await readDocument(ref.region, pathOfThread(ref), threadSchema)
    if (!stored) throw nobody()
    const { outgoing, tested } = stored.data
    if (tested?.key === key && tested.reason !== '') throw messageFailed(tested.reason)
    if (tested?.key === key) return true
    if (!outgoing[key]) throw nobody()
  }
  return false
}

/**
 * Returns the error for a person who deleted the conversation, wrote to another account, or cannot be
 * answered any more.
 */
function nobody(): AppError {
  return new AppError('failed-precondition', 'channelTestNobody')
}
