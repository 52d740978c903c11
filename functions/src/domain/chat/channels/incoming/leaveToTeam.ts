import type { AnswerNeeds } from './AnswerNeeds.ts'
import type { ChannelAdapter } from '../../../kernel/channels/ChannelAdapter.ts'
import { recipientOf } from '../outgoing/deliverOutgoing.ts'
import { isBlocked, senderOf } from './senderOf.ts'
import { takeFiles, type TakenFiles } from '../files/takeFiles.ts'
import { takeTurn, type Asked } from './takeTurn.ts'
import { tell } from '../outgoing/tell.ts'
import type { Burst } from './takeBurst.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

/** So often storing is tried; what has not worked by then goes. */
const mostTries = 12
const pauseMs = 60_000

interface Left {
  burst: Burst
  /** What was heard of it; missing where nothing was. */
  question?: Asked
  /** How often in a row it could not be dealt with. */
  failures: number
  /** By which files are fetched; missing where the account is refused. */
  adapter?: ChannelAdapter
  /** What its writer is told if nothing is stored; missing where nothing can be told. */
  told?: 'failed' | 'unavailable'
}

/**
 * Stores what the agent cannot answer, so that the team sees who waits, and tells its writer so. What cannot
 * be stored either, such as words of somebody who has not agreed to the terms, goes.
 */
export async function leaveToTeam(needs: AnswerNeeds, lease: ThreadLease, left: Left): Promise<void> {
  const { burst, failures, told } = left
  const now = needs.ports.now()
  lease.change(burst.done)
  const end = await store(needs, lease, left).catch((error: unknown) => {
    console.error('A message could not be left to the team', {
      threadId: lease.ref.threadId,
      name: error instanceof Error ? error.name : '',
    })
    return 'failed' as const
  })
  if (end === 'failed' && failures + 1 < mostTries)
    return lease.change({ ...burst.undone, failures: failures + 1, notBefore: now + pauseMs })
  if (told && end !== 'answered') tell(now, lease, burst, end === 'left' ? 'leftToTeam' : told)
}

/**
 * `answered`: an earlier try has had its effect after all; `failed`: another try may be one; `lost`: nobody may
 * see it.
 */
async function store(
  needs: AnswerNeeds,
  lease: ThreadLease,
  { burst, question = burst.question, adapter }: Left,
): Promise<'answered' | 'failed' | 'left' | 'lost'> {
  if (lease.thread.lastMessageId === '' && (await isBlocked(lease))) return 'lost'
  const sender = senderOf(lease)
  const files = adapter ? await filesOf(needs, lease, adapter, question.files) : []
  // Of what cannot be fetched, or not be read, the team sees that it came.
  const names = files.length > 0 ? [] : question.files.map(({ name }) => `[${name}]`)
  const text = question.text || names.join(' ')
  if (text === '' && files.length === 0) return 'lost'
  const asked = { ...question, text }
  const event = await takeTurn(needs, lease, { sender, question: asked, files, isForTeam: true })
  if (event?.type === 'error') return event.retry ? 'failed' : 'lost'
  if (event?.type !== 'done' && event?.type !== 'stored') return 'failed'
  lease.change({ ...burst.done, lastMessageId: event.message.id })
  return event.type === 'done' ? 'answered' : 'left'
}

/** None where the agent takes none, or their vendor is out of reach. */
async function filesOf(
  needs: AnswerNeeds,
  lease: ThreadLease,
  adapter: ChannelAdapter,
  sent: Burst['question']['files'],
): Promise<TakenFiles['files']> {
  const live = await needs.agents.published(lease.ref.region, lease.ref.agentId)
  if (!live?.agent.widgetOptions.canUpload || sent.length === 0) return []
  const where = { adapter, recipient: recipientOf(lease), conversation: senderOf(lease) }
  const taken = await takeFiles(needs, sent, where).catch(() => undefined)
  return taken?.files ?? []
}
