import { applyEdits } from './applyEdits.ts'
import type { Edit } from './findEdits.ts'

interface Step {
  edits: readonly Edit[]
  /** Where it was typed, by path, and when, in milliseconds; missing if it is no typing, or is over. */
  typed?: { path: string; at: number }
}

/** Letters typed into one text without a longer pause are undone together. */
const pauseMs = 1000
const most = 200

/** What can be undone and redone, newest last. */
export class DraftHistory {
  #past: Step[] = []
  #future: Step[] = []

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  add(edits: readonly Edit[]): void {
    this.#put({ edits })
  }

  /**
   * What was typed into a text, by its path, which may be one within the edited value: a part of the last
   * step where that was not long ago.
   */
  addTyped(edit: Edit, path: string, now = Date.now()): void {
    const last = this.#past.at(-1)
    const isGoingOn = last?.typed?.path === path && now - last.typed.at < pauseMs && !this.canRedo
    const begun = isGoingOn ? this.#past.pop()?.edits[0] : undefined
    this.#put({ edits: [begun ? { ...edit, before: begun.before } : edit], typed: { path, at: now } })
  }

  /** The tree without the last step; where somebody else has changed something since, it stays. */
  undo<Tree>(tree: Tree): Tree {
    const step = this.#past.pop()
    if (!step) return tree
    this.#future.push(step)
    return applyEdits(tree, step.edits.map(reversed).reverse()).tree
  }

  redo<Tree>(tree: Tree): Tree {
    const step = this.#future.pop()
    if (!step) return tree
    this.#past.push({ edits: step.edits })
    return applyEdits(tree, step.edits).tree
  }

  #put(step: Step): void {
    this.#future = []
    this.#past = [...this.#past.slice(1 - most), step]
  }
}

function reversed({ path, before, after }: Edit): Edit {
  return { path, before: after, after: before }
}
