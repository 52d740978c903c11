import type { FlowParts } from '@parley/functions/shared/flow/flow'
import type { PartHashes } from '@parley/functions/shared/flow/applyParts'
import { CallError, isUnreachable } from '../../../lib/errors.ts'
import { leadToNode } from '../../../lib/agents/leadToNode.ts'
import { nameOfNode } from '../edges/describeEdge.ts'
import type { FlowStore } from './FlowStore.ts'
import { t } from '../texts.ts'
import { unsettledNodes } from './unsavedParts.ts'

const afterMs = 1000
const againMs = 5000

type Send = (parts: FlowParts, base: PartHashes) => Promise<{ seq: number; refused: FlowParts }>

/**
 * Saves a flow about a second after its last change, one save at a time, and retries when the server was
 * unreachable.
 */
export class FlowSaver {
  readonly #store: FlowStore
  readonly #send: Send
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** True when more changes wait than one request holds. */
  #isPartly = false
  #draft: unknown
  #base: unknown

  constructor(store: FlowStore, send: Send) {
    this.#store = store
    this.#send = send
    this.#draft = store.state.draft
    store.subscribe(() => this.#hear())
    window.addEventListener('online', () => void this.saveNow())
  }

  readonly saveNow = async (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  /**
   * Resolves when the server has all current changes, and throws when they could not be saved. On a conflict
   * with a colleague it shows the node where the user must choose.
   */
  readonly saveAll = async (): Promise<void> => {
    await this.#running
    do {
      await this.saveNow()
    } while (this.#isPartly)
    const { saving, failure, stored, base, draft } = this.#store.state
    if (saving === 'failed') throw failure
    const [nodeId] = unsettledNodes({ stored, base, draft })
    if (nodeId === undefined) return
    leadToNode(nodeId)
    const name = nameOfNode(draft.nodes[nodeId] ?? base.nodes[nodeId] ?? stored.nodes[nodeId])
    throw new CallError('failed-precondition', t('chooseFirst', { name }))
  }

  async #save(): Promise<void> {
    this.#isPartly = false
    const waiting = this.#store.startSave()
    if (!waiting) return
    try {
      // While offline, retries would only delay the failure.
      if (!navigator.onLine) throw new CallError('unavailable')
      this.#store.endSave(await this.#send(waiting.parts, waiting.base))
      this.#isPartly = !waiting.isComplete
      this.#plan(waiting.isComplete ? afterMs : 0)
    } catch (error) {
      this.#store.failSave(error)
      if (isUnreachable(error)) this.#plan(againMs)
    }
  }

  #hear(): void {
    const { draft, base, isLoaded } = this.#store.state
    if (!isLoaded || (draft === this.#draft && base === this.#base)) return
    this.#draft = draft
    this.#base = base
    this.#plan(afterMs)
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.saveNow(), ms)
  }
}
