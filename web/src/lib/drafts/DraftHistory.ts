import { applyEdits } from './applyEdits.ts'
import type { Edit } from './findEdits.ts'

interface Step {
  edits: readonly Edit[]
  /** When it was typed, in milliseconds; 0 if it is no typing, or is over. */
  typedAt: number
}

/** Letters typed into one field without a longer pause are undone together. */
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

  add(edits: readonly Edit[], typedAt = 0): void {
    this.#future = []
    this.#past = [...this.#past.slice(1 - most), { edits, typedAt }]
  }

  /** What was typed into a field: a part of the last step where that was not long ago. */
  addTyped(edit: Edit, now = Date.now()): void {
    const last = this.#past.at(-1)
    const begun = last && now - last.typedAt < pauseMs ? last.edits[0] : undefined
    if (begun?.path !== edit.path || this.canRedo) return this.add([edit], now)
    this.#past.pop()
    this.add([{ ...edit, before: begun.before }], now)
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
    this.#past.push({ ...step, typedAt: 0 })
    return applyEdits(tree, step.edits).tree
  }
}

function reversed({ path, before, after }: Edit): Edit {
  return { path, before: after, after: before }
}
