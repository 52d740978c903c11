import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Incoming, OpenReply, Thread } from '../../../kernel/channels/Thread.ts'

/** A question as long as several messages; what is longer than that waits for the next turn. */
const mostCharacters = 8_000
/** These many of them can still be changed by whoever has written them. */
const mostAlone = 40
/** A vendor repeats itself for days; in these many messages of one chat it is recognised. */
const mostHandled = 1_200

export interface Burst {
  /** All of it as one message, under the first one's id. */
  question: Incoming
  choiceIds: string[]
  /** The newest of those, for its answer. */
  openReply: OpenReply | undefined
  /** Fields of the thread once it is dealt with. */
  done: Readonly<Record<string, unknown>>
  /** The same where it waits for another try. */
  undone: Readonly<Record<string, unknown>>
}

/** What came in a thread and is answered together; undefined for nothing new. */
export function takeBurst({ incoming, handled, alone, tried }: Thread): Burst | undefined {
  const isTriedAgain = tried.some((key) => incoming[key] !== undefined && !handled.includes(key))
  const waiting = Object.entries(incoming)
    .filter(([key]) => !handled.includes(key))
    // It may be stored already under the first one's id: what has come since would pass for stored too.
    .filter(([key]) => !isTriedAgain || tried.includes(key))
    .sort(([oneKey, one], [otherKey, other]) => one.at - other.at || (oneKey < otherKey ? -1 : 1))
  const [first] = waiting
  if (!first) return undefined
  const taken = [first]
  let length = first[1].text.length
  for (const next of waiting.slice(1)) {
    // What the account's own people have written is no part of a question.
    if (!isAlike(next[1], first[1])) break
    length += next[1].text.length
    if (length > mostCharacters) break
    taken.push(next)
  }
  const [firstKey, start] = first
  const messages = taken.map(([, message]) => message)
  const text = messages.flatMap((message) => message.text || []).join('\n')
  const choices = messages
    .filter(({ choiceId }) => choiceId !== '')
    .map(({ choiceId, at }): OpenReply => ({ choiceId, at, partKey: '' }))
  const keys = taken.map(([key]) => key)
  const remove = keys.map((key): [string, undefined] => [`incoming.${key}`, undefined])
  const restore = taken.map(([key, message]): [string, Incoming] => [`incoming.${key}`, message])
  return {
    question: {
      ...start,
      id: firstKey,
      text: cutText(text, mostCharacters),
      isStart: text === '' && messages.some(({ isStart }) => isStart),
      isForget: messages.some(({ isForget }) => isForget),
      proof: messages.findLast(({ proof }) => proof !== '')?.proof ?? '',
      files: messages.flatMap(({ files }) => files),
    },
    choiceIds: choices.map(({ choiceId }) => choiceId),
    openReply: choices.at(-1),
    done: {
      ...Object.fromEntries(remove),
      handled: withHandled(handled, keys),
      tried: [],
      ...(keys.length === 1 && { alone: [...alone, firstKey].slice(-mostAlone) }),
      failures: 0,
      notBefore: 0,
    },
    undone: { ...Object.fromEntries(restore), handled, alone, tried: keys },
  }
}

/** The ids of what was dealt with, once these are too. */
export function withHandled(handled: readonly string[], keys: readonly string[]): string[] {
  return [...handled, ...keys].slice(-mostHandled)
}

/** Whether the agent is asked; all else is only stored. */
export function isAnswered({ question }: Burst): boolean {
  return !question.isFromTeam && !question.isStandby
}

function isAlike(one: Incoming, other: Incoming): boolean {
  if ((one.isStandby ?? false) !== (other.isStandby ?? false)) return false
  // What the account's own people have written may be a reply of ours, each by itself.
  return !one.isFromTeam && !other.isFromTeam
}

/** Fields that take out of a thread what came again. */
export function withoutRepeats({ incoming, handled }: Thread): Record<string, undefined> {
  const repeated = Object.keys(incoming).filter((key) => handled.includes(key))
  return Object.fromEntries(repeated.map((key) => [`incoming.${key}`, undefined]))
}

/** When a person has written last. What the account's own people write opens no vendor's window. */
export function withNewestMessage({ incoming, lastIncomingAt }: Thread): Pick<Thread, 'lastIncomingAt'> {
  const times = Object.values(incoming).flatMap(({ isFromTeam, at }) => (isFromTeam ? [] : [at]))
  return { lastIncomingAt: Math.max(lastIncomingAt, ...times) }
}
