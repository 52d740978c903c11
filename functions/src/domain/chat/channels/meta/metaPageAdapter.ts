import type { MetaPageKind } from '../../../../shared/channels/channels.ts'
import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { dayMs, hourMs, minuteMs } from '../../../../shared/durations.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import {
  TryLater,
  Undeliverable,
  type ChannelAdapter,
  type Recipient,
} from '../../../kernel/channels/ChannelAdapter.ts'
import { reasonOfStop } from '../accounts/reasonOfStop.ts'
import type { GraphRefusal } from '../../../kernel/channels/Graph.ts'
import { GraphRefused, requireAccepted } from './GraphRefused.ts'
import type { Meta, MetaFile, MetaMessage } from '../../../kernel/channels/Meta.ts'
import { MetaAccounts } from './MetaAccounts.ts'
import { metaParts } from './metaParts.ts'
import { busyCodes, faultCodes } from './logins/passingCodes.ts'

const busyMs = 8_000
const maxWaitMs = hourMs
/** The time after a person's message in which Meta takes a reply of an operator, if it allows that. */
const humanAgentMs = 7 * dayMs
const maxNameLetters = 100
/** The reply window is over: codes of Messenger and of Instagram. */
const windowSubcodes: ReadonlySet<number> = new Set([2_018_278, 2_534_022])

/** Delivers replies through the agents' own pages. */
export function metaPageAdapter(
  ports: Pick<Ports, 'keys' | 'now' | 'tasks' | 'web'>,
  meta: Meta,
  kind: MetaPageKind,
): ChannelAdapter<MetaMessage | MetaFile> {
  const accounts = new MetaAccounts(ports, kind)
  const pageOf = (recipient: Recipient) => accounts.of(recipient)

  /** Returns whether the reply uses the longer window for operators; throws when the window is over. */
  function requireWindow({ lastIncomingAt }: Recipient, { isFromPerson }: { isFromPerson: boolean }) {
    const age = ports.now() - lastIncomingAt
    if (age <= dayMs) return false
    if (!isFromPerson || !meta.hasHumanAgent) throw new Undeliverable('metaWindowOver')
    if (age > humanAgentMs) throw new Undeliverable('metaWeekOver')
    return true
  }

  return {
    maxTries: 5,
    // Meta confirms every message that it has taken.
    proofMs: minuteMs,
    windowMs: dayMs,
    partsOf: (message) => metaParts(kind, message),
    // A file is confirmed without text.
    wordsOf: (part) => ('file' in part ? '' : part.text),
    async send(recipient, part, key) {
      const page = await pageOf(recipient)
      if (!page) throw new Undeliverable(await reasonOfStop(recipient, kind))
      const isHumanAgent = requireWindow(recipient, part)
      const { pageId, token } = page
      const sending = { pageId, token: token.reveal(), personId: recipient.address, key, isHumanAgent }
      try {
        await requireAccepted(meta.pages.send(sending, part))
      } catch (error) {
        if (!(error instanceof GraphRefused)) throw error
        if (isRevoked(error.refusal)) await accounts.refuse(recipient, page)
        throw failureOf(error.refusal, 'file' in part ? 'fileNotTaken' : 'metaNotTaken')
      }
    },
    async readFile(_recipient, fileId) {
      const url = URL.parse(fileId)
      if (!url) return undefined
      const response = await ports.web.fetchPage(url, { expects: 'attachment', mayFollow: () => true })
      if (response.refusal === 'unreachable' || response.refusal === 'timedOut')
        throw new Error('A file could not be downloaded')
      return response.refusal === undefined && response.status === 200 ? response.content : undefined
    },
    isConnected: async (recipient) => (await pageOf(recipient)) !== undefined,
    async nameOf(recipient) {
      const page = await pageOf(recipient).catch(() => undefined)
      if (!page) return ''
      const reading = meta.pages.readName(recipient.address, page.token.reveal())
      const name = await requireAccepted(reading).catch(() => '')
      return name.slice(0, maxNameLetters).toWellFormed()
    },
    async showWork(recipient) {
      const page = await pageOf(recipient).catch(() => undefined)
      if (!page) return
      const person = { pageId: page.pageId, token: page.token.reveal(), personId: recipient.address }
      await Promise.allSettled([meta.pages.show(person, 'mark_seen'), meta.pages.show(person, 'typing_on')])
    },
  }
}

function isRevoked({ status, code }: GraphRefusal): boolean {
  return status === 401 || code === 190
}

/** Turns a refusal into an error. `otherwise`: the reason for a code that we do not know. */
function failureOf(refusal: GraphRefusal, otherwise: DeliveryReason): Error {
  const { status, code, subcode, retryAfterSeconds } = refusal
  if (isRevoked(refusal)) return new Undeliverable('metaAccessRefused')
  if (status === 429 || busyCodes.has(code))
    return new TryLater(Math.min(retryAfterSeconds > 0 ? retryAfterSeconds * 1_000 : busyMs, maxWaitMs))
  // It may have been taken; then Meta confirms it later.
  if (status >= 500 || faultCodes.has(code)) return new Error(`Meta responded with ${status}, code ${code}`)
  if (windowSubcodes.has(subcode)) return new Undeliverable('metaWindowOver')
  if (code === 10 || (code >= 200 && code < 300)) return new Undeliverable('metaNoPermission')
  if (code === 551 || subcode === 2_018_001) return new Undeliverable('metaOutOfReach')
  return new Undeliverable(otherwise)
}
