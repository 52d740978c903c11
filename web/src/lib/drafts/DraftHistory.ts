import { applyEdits } from './applyEdits.ts'
import type { Edit } from './findEdits.ts'

interface Step {
  edits: readonly Edit[]
  /**
   * The path and the time in milliseconds of typed text; missing for other changes, or when the typing is
   * over.
   */
  typed?: { path: string; at: number }
}

/** Letters that are typed into one text without a longer pause are undone together. */
const pauseMs = 1000
const maxSteps = 200

/** The steps to undo and redo, newest last. */
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
   * Adds text that was typed at a path, which may be within the edited value. It is part of the last step if
   * that is recent.
   */
  addTyped(edit: Edit, path: string, now = Date.now()): void {
    const last = this.#past.at(-1)
    const isGoingOn = last?.typed?.path === path && now - last.typed.at < pauseMs && !this.canRedo
    const started = isGoingOn ? this.#past.pop()?.edits[0] : undefined
    this.#put({ edits: [started ? { ...edit, before: started.before } : edit], typed: { path, at: now } })
  }

  /** Returns the tree without the last step; a value that another person has changed since is kept. */
  undo<Tree>(tree: Tree): Tree {
    const step = this.#past.pop()
    if (!step) return tree
    this.#future.push(step)
    return applyEdits(tree, step.edits.map(reverse).reverse()).tree
  }

  redo<Tree>(tree: Tree): Tree {
    const step = this.#future.pop()
    if (!step) return tree
    this.#past.push({ edits: step.edits })
    return applyEdits(tree, step.edits).tree
  }

  #put(step: Step): void {
    this.#future = []
    this.#past = [...this.#past.slice(1 - maxSteps), step]
  }
}

function reverse({ path, before, after }: Edit): Edit {
  return { path, before: after, after: before }
}
