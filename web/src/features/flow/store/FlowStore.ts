import type { Flow, FlowParts } from '@parley/functions/shared/flow/flow'
import {
  applyPatch,
  isEmptyPatch,
  joinPatches,
  patchBetween,
  reversePatch,
  type FlowPatch,
  type PartChange,
} from '@parley/functions/shared/flow/flowPatch'
import {
  mergeParts,
  partsToSave,
  settlePart,
  type EditedFlow,
} from '@parley/functions/shared/flow/mergeParts'
import { withoutHanging } from './flowEdits.ts'
import { saveBatch } from './saveBatch.ts'

interface Step {
  patch: FlowPatch
  /**
   * The typed field and the time in milliseconds; undefined when the step is not typing or the typing has
   * ended.
   */
  typed?: { place: string; at: number }
}

export interface FlowState extends EditedFlow {
  /** False until the server's flow is loaded. */
  isLoaded: boolean
  saving: 'idle' | 'busy' | 'failed'
  /** Why the last save failed. */
  failure: unknown
  /** The number of the user's new edges that were lost because a colleague deleted one of their nodes. */
  lostWays: number
  canUndo: boolean
  canRedo: boolean
}

/** Letters typed into one field without a longer pause are undone together. */
const pauseMs = 800
const maxSteps = 200
const empty: Flow = { nodes: {}, edges: {} }

/** Holds a flow while it is edited, for both views: changes, undo, saving and merging. */
export class FlowStore {
  #state: FlowState = {
    stored: empty,
    base: empty,
    draft: empty,
    isLoaded: false,
    saving: 'idle',
    failure: null,
    lostWays: 0,
    canUndo: false,
    canRedo: false,
  }
  #past: Step[] = []
  #future: Step[] = []
  #seq = -1
  /** True when the server has sent a flow, and not only accepted one. */
  #isFollowed = false
  #sent: FlowParts | undefined
  readonly #listeners = new Set<() => void>()

  get state(): FlowState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Adds a step to the history; `place` is the text field that was typed into, if any. */
  change(draft: Flow, place?: string, now = Date.now()): void {
    const patch = patchBetween(this.#state.draft, draft)
    if (isEmptyPatch(patch)) return
    const last = this.#past.at(-1)
    const isGoingOn =
      place !== undefined &&
      last?.typed?.place === place &&
      now - last.typed.at < pauseMs &&
      this.#future.length === 0
    const joined = isGoingOn ? joinPatches(last.patch, patch) : patch
    const before = isGoingOn ? this.#past.slice(0, -1) : this.#past.slice(1 - maxSteps)
    this.#past = [
      ...before,
      place === undefined ? { patch: joined } : { patch: joined, typed: { place, at: now } },
    ]
    this.#future = []
    this.#put({ draft })
  }

  /** Undoes the last step, except for values that a colleague has changed since. */
  undo(): void {
    const step = this.#past.pop()
    if (!step) return
    this.#future.push(step)
    this.#put({ draft: withoutHanging(applyPatch(this.#state.draft, reversePatch(step.patch))) })
  }

  redo(): void {
    const step = this.#future.pop()
    if (!step) return
    this.#past.push({ patch: step.patch })
    this.#put({ draft: withoutHanging(applyPatch(this.#state.draft, step.patch)) })
  }

  /** Takes over the server's flow; older versions are ignored. */
  follow(stored: Flow, seq: number): void {
    if (seq < this.#seq) return
    this.#seq = seq
    this.#isFollowed = true
    this.#take(mergeParts(this.#state, stored, this.#sent), { isLoaded: true })
  }

  /** The server has no flow, or none any more: the next version starts from the beginning. */
  followNone(): void {
    // The first flow was saved here and will arrive soon.
    if (this.#seq > 0 && !this.#isFollowed) return
    this.#seq = 0
    this.#isFollowed = false
    this.#take(mergeParts(this.#state, empty, this.#sent), { isLoaded: true })
  }

  /** Restores changes that were not saved before the page was left, below the changes since then. */
  restore(patch: FlowPatch): void {
    const { base, stored, draft } = this.#state
    const start = withSide(base, patch, 'before')
    const merged = mergeParts({ base: start, stored: start, draft: withSide(start, patch, 'after') }, stored)
    this.#put({ base: merged.base, draft: applyPatch(merged.draft, patchBetween(stored, draft)) })
  }

  settle(kind: 'nodes' | 'edges', id: string, choice: 'mine' | 'theirs'): void {
    this.#put(settlePart(this.#state, kind, id, choice))
  }

  /** Returns the next request to send; undefined when nothing has changed. */
  startSave(): ReturnType<typeof saveBatch> | undefined {
    const batch = saveBatch(partsToSave(this.#state), this.#state.stored)
    const { parts } = batch
    if (Object.keys(parts.nodes).length + Object.keys(parts.edges).length === 0) {
      if (this.#state.saving === 'failed') this.#put({ saving: 'idle' })
      return undefined
    }
    this.#sent = parts
    this.#put({ saving: 'busy', failure: null })
    return batch
  }

  /**
   * Records that the server has accepted what was sent, except for the `refused` parts, given with their
   * current values.
   */
  endSave({ seq, refused }: { seq: number; refused: FlowParts }): void {
    const sent = this.#sent
    if (sent && seq > this.#seq) {
      const { stored } = this.#state
      const next = {
        nodes: withParts(stored.nodes, { ...sent.nodes, ...refused.nodes }),
        edges: withParts(stored.edges, { ...sent.edges, ...refused.edges }),
      }
      this.#seq = seq
      this.#take(mergeParts(this.#state, withoutHanging(next), sent), {})
    }
    this.#sent = undefined
    this.#put({ saving: 'idle' })
  }

  failSave(failure: unknown): void {
    this.#sent = undefined
    this.#put({ saving: 'failed', failure })
  }

  deleteLostPaths(): void {
    this.#put({ lostWays: 0 })
  }

  #take(next: EditedFlow, changes: Partial<FlowState>): void {
    const { draft, base, lostWays } = this.#state
    const isLost = (id: string) => draft.edges[id] && !base.edges[id] && !next.draft.edges[id]
    const lost = Object.keys(draft.edges).filter(isLost).length
    this.#put({ ...next, ...changes, lostWays: lostWays + lost })
  }

  #put(changes: Partial<FlowState>): void {
    const [canUndo, canRedo] = [this.#past.length > 0, this.#future.length > 0]
    this.#state = { ...this.#state, ...changes, canUndo, canRedo }
    for (const listener of this.#listeners) listener()
  }
}

/** Returns a flow with every part as it was before a patch, or after it. */
function withSide(flow: Flow, { nodes, edges }: FlowPatch, side: 'before' | 'after'): Flow {
  return {
    nodes: withParts(flow.nodes, sideOf(nodes, side)),
    edges: withParts(flow.edges, sideOf(edges, side)),
  }
}

function sideOf<Part>(changes: Readonly<Record<string, PartChange<Part>>>, side: 'before' | 'after') {
  return Object.fromEntries(Object.entries(changes).map(([id, change]) => [id, change[side]]))
}

function withParts<Part>(
  parts: Readonly<Record<string, Part>>,
  changes: Readonly<Record<string, Part | null>>,
): Record<string, Part> {
  const next = { ...parts }
  for (const [id, part] of Object.entries(changes)) {
    if (part) next[id] = part
    else delete next[id]
  }
  return next
}
