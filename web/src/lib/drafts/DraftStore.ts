import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { DraftHistory } from './DraftHistory.ts'
import { findEdits, type Edit } from './findEdits.ts'
import { editsOf, follow, settle, rebaseEdits, withWritten, type Trees } from './rebaseEdits.ts'
import { typedPath } from './typedPath.ts'
import { stablePath, valueAt, withValue } from './valueAt.ts'

/** The reason why the last save did not reach the server. */
export type SaveObstacle = 'conflict' | 'offline'

export interface DraftState<Tree> extends Trees<Tree> {
  edits: readonly Edit[]
  /** Errors by path. */
  errors: FieldErrors
  /** The number of saves that were refused because of a field. */
  refusals: number
  isSaving: boolean
  obstacle: SaveObstacle | null
  /** The time at which the restored changes had been typed, in milliseconds. */
  keptAt: number | null
  /** The last action took changes back, and can be reverted. */
  takenBack: 'discarded' | 'undone' | null
  canUndo: boolean
  canRedo: boolean
}

/**
 * Stores the state of an edit, by path. A component that selects a part of the state renders only when that
 * part changes.
 */
export class DraftStore<Tree> {
  #state: DraftState<Tree>
  readonly #history = new DraftHistory()
  readonly #listeners = new Set<() => void>()
  #keep: (() => Promise<void>) | undefined

  constructor(stored: Tree) {
    this.#state = {
      stored,
      from: stored,
      draft: stored,
      edits: [],
      errors: {},
      refusals: 0,
      isSaving: false,
      obstacle: null,
      keptAt: null,
      takenBack: null,
      canUndo: false,
      canRedo: false,
    }
  }

  get state(): DraftState<Tree> {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets the function that stores the edits in this browser. Returns a function that ends it. */
  keepBy(keep: () => Promise<void>): () => void {
    this.#keep = keep
    return () => {
      if (this.#keep === keep) this.#keep = undefined
    }
  }

  /** Stores the current edits in this browser; resolves when that is done. */
  async keep(): Promise<void> {
    await this.#keep?.()
  }

  /** Changes values by path; undefined deletes one. Together they are one step of the history. */
  change(values: Readonly<Record<string, unknown>>): void {
    let { draft } = this.#state
    const step: Edit[] = []
    for (const [given, after] of Object.entries(values)) {
      const path = stablePath(draft, given)
      const before = valueAt(draft, path)
      if (before === after) continue
      step.push({ path, before, after })
      draft = withValue(draft, path, after)
    }
    const [edit, ...others] = step
    if (edit === undefined) return
    const typedIn = others.length === 0 ? typedPath(edit) : undefined
    if (typedIn === undefined) this.#history.add(step)
    else this.#history.addTyped(edit, typedIn)
    this.#put({ draft, errors: this.#errorsBeside(step), takenBack: null })
  }

  undo(): void {
    this.#put({ draft: this.#history.undo(this.#state.draft), errors: {} })
    this.#put({ takenBack: this.#state.edits.length === 0 ? 'undone' : null })
  }

  redo(): void {
    this.#put({ draft: this.#history.redo(this.#state.draft), errors: {}, takenBack: null })
  }

  discard(): void {
    this.#replace(rebaseEdits(this.#state.stored, []), {
      obstacle: null,
      keptAt: null,
      takenBack: 'discarded',
    })
  }

  /** Dismisses the offer to revert the last undo or discard. */
  deleteUndone(): void {
    this.#put({ takenBack: null })
  }

  /** Applies a new stored tree: values of other people appear where nothing is edited here. */
  follow(stored: Tree): void {
    if (stored !== this.#state.stored) this.#put(follow(this.#state, stored))
  }

  /** Restores earlier edits, below those that were typed since. */
  restore(edits: readonly Edit[], keptAt: number): void {
    this.#put(rebaseEdits(this.#state.stored, [...edits, ...this.#state.edits]))
    if (this.#state.edits.length > 0) this.#put({ keptAt })
  }

  /** Resolves conflicts with the changes of another person, by path. */
  settle(paths: readonly string[], choice: 'mine' | 'theirs'): void {
    this.#replace(settle(this.#state, paths, choice), { takenBack: null })
  }

  beginSave(): void {
    this.#put({ isSaving: true, obstacle: null })
  }

  endSave(result: Partial<Pick<DraftState<Tree>, 'errors' | 'obstacle' | 'refusals'>> = {}): void {
    const errors = result.errors ?? this.#state.errors
    const byStablePath = Object.entries(errors).map(([path, text]) => [
      stablePath(this.#state.draft, path),
      text,
    ])
    this.#put({ ...result, errors: Object.fromEntries(byStablePath), isSaving: false })
  }

  /** Marks edits as stored by the server. */
  confirm(written: readonly Edit[], stored: Tree): void {
    this.#put({ ...withWritten(this.#state, written, stored), keptAt: null })
  }

  #replace(trees: Trees<Tree>, changes: Partial<DraftState<Tree>>): void {
    const step = findEdits(this.#state.draft, trees.draft)
    if (step.length > 0) this.#history.add(step)
    this.#put({ ...trees, errors: {}, ...changes })
  }

  #errorsBeside(step: readonly Edit[]): FieldErrors {
    const isChanged = (path: string) =>
      step.some((edit) => path === edit.path || path.startsWith(`${edit.path}.`))
    const { errors } = this.#state
    const left = Object.entries(errors).filter(([path]) => !isChanged(path))
    return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
  }

  #put(changes: Partial<DraftState<Tree>>): void {
    const next = { ...this.#state, ...changes }
    const isMoved = (['stored', 'from', 'draft'] as const).some((name) => next[name] !== this.#state[name])
    const { canUndo, canRedo } = this.#history
    this.#state = { ...next, edits: isMoved ? editsOf(next) : next.edits, canUndo, canRedo }
    for (const listener of this.#listeners) listener()
  }
}
