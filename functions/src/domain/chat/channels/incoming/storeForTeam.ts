import { minuteMs } from '../../../../shared/durations.ts'
import type { AnswerNeeds } from './AnswerNeeds.ts'
import type { ChannelAdapter } from '../../../kernel/channels/ChannelAdapter.ts'
import { recipientOf } from '../outgoing/deliverOutgoing.ts'
import { isBlocked, senderOf } from './senderOf.ts'
import { downloadFiles, type DownloadedFiles } from '../files/downloadFiles.ts'
import { answerInChat, type IncomingQuestion } from './answerInChat.ts'
import { sendNotice } from '../outgoing/sendNotice.ts'
import type { Burst } from './nextBurst.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

/** The number of tries to store a message; after that it is dropped. */
const maxTries = 12
const pauseMs = minuteMs

interface TeamBurst {
  burst: Burst
  /** The transcribed question; missing when there was no transcription. */
  question?: IncomingQuestion
  /** The number of failures in a row. */
  failures: number
  /** Downloads the files; missing when the account is refused. */
  adapter?: ChannelAdapter
  /** The text for the writer if nothing is stored; missing when they cannot be told. */
  notice?: 'failed' | 'unavailable'
}

/**
 * Stores a message that the agent cannot answer, so that the team sees it, and tells its writer. A message
 * that cannot be stored either is dropped, such as one whose writer has not accepted the terms.
 */
export async function storeForTeam(needs: AnswerNeeds, lease: ThreadLease, left: TeamBurst): Promise<void> {
  const { burst, failures, notice } = left
  const now = needs.ports.now()
  lease.change(burst.done)
  const end = await store(needs, lease, left).catch((error: unknown) => {
    console.error('A message could not be stored for the team', {
      threadId: lease.ref.threadId,
      name: error instanceof Error ? error.name : '',
    })
    return 'failed' as const
  })
  if (end === 'failed' && failures + 1 < maxTries)
    return lease.change({ ...burst.undone, failures: failures + 1, notBefore: now + pauseMs })
  if (notice && end !== 'answered') sendNotice(now, lease, burst, end === 'left' ? 'leftToTeam' : notice)
}

/**
 * Stores the message. `answered`: an earlier try succeeded after all; `failed`: another try may succeed;
 * `lost`: it must not be stored.
 */
async function store(
  needs: AnswerNeeds,
  lease: ThreadLease,
  { burst, question = burst.question, adapter }: TeamBurst,
): Promise<'answered' | 'failed' | 'left' | 'lost'> {
  if (lease.thread.lastMessageId === '' && (await isBlocked(lease))) return 'lost'
  const sender = senderOf(lease)
  const files = adapter ? await filesOf(needs, lease, adapter, question.files) : []
  // For a file that cannot be downloaded or read, the team sees its name.
  const names = files.length > 0 ? [] : question.files.map(({ name }) => `[${name}]`)
  const text = question.text || names.join(' ')
  if (text === '' && files.length === 0) return 'lost'
  const request = { ...question, text }
  const event = await answerInChat(needs, lease, { sender, question: request, files, isForTeam: true })
  if (event?.type === 'error') return event.retry ? 'failed' : 'lost'
  if (event?.type !== 'done' && event?.type !== 'stored') return 'failed'
  lease.change({ ...burst.done, lastMessageId: event.message.id })
  return event.type === 'done' ? 'answered' : 'left'
}

/** Returns the stored files; none when the agent accepts none, or when their vendor is unavailable. */
async function filesOf(
  needs: AnswerNeeds,
  lease: ThreadLease,
  adapter: ChannelAdapter,
  sent: Burst['question']['files'],
): Promise<DownloadedFiles['files']> {
  const servedAgent = await needs.agents.readPublished(lease.ref.region, lease.ref.agentId)
  if (!servedAgent?.agent.widgetOptions.canUpload || sent.length === 0) return []
  const where = { adapter, recipient: recipientOf(lease), conversation: senderOf(lease) }
  const downloaded = await downloadFiles(needs, sent, where).catch(() => undefined)
  return downloaded?.files ?? []
}
