import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Incoming, OpenReply, Thread } from '../../../kernel/channels/Thread.ts'

/** The largest question of several messages; the rest waits for the next turn. */
const maxCharacters = 8_000
/** The number of newest messages that their writer can still edit. */
const maxAlone = 40
/** A vendor repeats itself for days; repetitions are recognised among this many messages of a chat. */
const maxHandled = 1_200

export interface Burst {
  /** All messages as one, under the first one's id. */
  question: Incoming
  choiceIds: string[]
  /** The newest choice, for its answer. */
  openReply: OpenReply | undefined
  /** Fields of the thread once the burst is handled. */
  done: Readonly<Record<string, unknown>>
  /** Fields of the thread when the burst waits for another try. */
  undone: Readonly<Record<string, unknown>>
}

/** Returns the messages of a thread that are answered together; undefined for none. */
export function nextBurst({ incoming, handled, alone, tried }: Thread): Burst | undefined {
  const isTriedAgain = tried.some((key) => incoming[key] !== undefined && !handled.includes(key))
  const waiting = Object.entries(incoming)
    .filter(([key]) => !handled.includes(key))
    // It may be stored under the first one's id: newer messages would then count as stored too.
    .filter(([key]) => !isTriedAgain || tried.includes(key))
    .sort(([oneKey, one], [otherKey, other]) => one.at - other.at || (oneKey < otherKey ? -1 : 1))
  const [first] = waiting
  if (!first) return undefined
  const burst = [first]
  let length = first[1].text.length
  for (const next of waiting.slice(1)) {
    // Messages of the account's own people are not part of a question.
    if (!isAlike(next[1], first[1])) break
    length += next[1].text.length
    if (length > maxCharacters) break
    burst.push(next)
  }
  const [firstKey, start] = first
  const messages = burst.map(([, message]) => message)
  const text = messages.flatMap((message) => message.text || []).join('\n')
  const choices = messages
    .filter(({ choiceId }) => choiceId !== '')
    .map(({ choiceId, at }): OpenReply => ({ choiceId, at, partKey: '' }))
  const choiceOf = messages.find((message) => message.choiceOf !== undefined)?.choiceOf
  const keys = burst.map(([key]) => key)
  const remove = keys.map((key): [string, undefined] => [`incoming.${key}`, undefined])
  const restore = burst.map(([key, message]): [string, Incoming] => [`incoming.${key}`, message])
  return {
    question: {
      ...start,
      id: firstKey,
      text: cutText(text, maxCharacters),
      isStart: text === '' && messages.some(({ isStart }) => isStart),
      isForget: messages.some(({ isForget }) => isForget),
      proof: messages.findLast(({ proof }) => proof !== '')?.proof ?? '',
      files: messages.flatMap(({ files }) => files),
      ...(choiceOf !== undefined && { choiceOf }),
    },
    choiceIds: choices.map(({ choiceId }) => choiceId),
    openReply: choices.at(-1),
    done: {
      ...Object.fromEntries(remove),
      handled: withHandled(handled, keys),
      tried: [],
      ...(keys.length === 1 && { alone: [...alone, firstKey].slice(-maxAlone) }),
      failures: 0,
      notBefore: 0,
    },
    undone: { ...Object.fromEntries(restore), handled, alone, tried: keys },
  }
}

/** Returns the ids of handled messages with these added. */
export function withHandled(handled: readonly string[], keys: readonly string[]): string[] {
  return [...handled, ...keys].slice(-maxHandled)
}

/** Returns whether the agent answers; other messages are only stored. */
export function isAnswered({ question }: Burst): boolean {
  return !question.isFromTeam && !question.isStandby
}

function isAlike(one: Incoming, other: Incoming): boolean {
  if ((one.isStandby ?? false) !== (other.isStandby ?? false)) return false
  // Messages of the account's own people may be our own replies, so each is handled alone.
  return !one.isFromTeam && !other.isFromTeam
}

/** Returns fields that delete repeated messages from a thread. */
export function withoutRepeats({ incoming, handled }: Thread): Record<string, undefined> {
  const repeated = Object.keys(incoming).filter((key) => handled.includes(key))
  return Object.fromEntries(repeated.map((key) => [`incoming.${key}`, undefined]))
}

/**
 * Returns the time of a person's last message. Messages of the account's own people do not open a vendor's
 * window.
 */
export function withNewestMessage({ incoming, lastIncomingAt }: Thread): Pick<Thread, 'lastIncomingAt'> {
  const times = Object.values(incoming).flatMap(({ isFromTeam, at }) => (isFromTeam ? [] : [at]))
  return { lastIncomingAt: Math.max(lastIncomingAt, ...times) }
}
