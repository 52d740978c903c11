import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { isUnreachable } from '../errors.ts'
import type { DraftStore } from './DraftStore.ts'
import type { Edit } from './findEdits.ts'

export interface DraftTarget<Tree> {
  /** Returns the errors by path. */
  validate: (draft: Tree) => Promise<FieldErrors>
  /**
   * Writes the edits whose value is still the one they start from, and returns the others. Resolves when the
   * server has them.
   */
  write: (edits: readonly Edit[]) => Promise<{ stored: Tree; conflicts: string[] }>
}

export type Saving =
  | { outcome: 'saved' }
  | { outcome: 'wrong'; error: string }
  | { outcome: 'conflict' }
  | { outcome: 'offline' }
  | { outcome: 'failed'; error: unknown }

/** Saves edits by value; the outcome is `saved` only when the server has all of it. */
export async function saveDraft<Tree>(
  store: DraftStore<Tree>,
  { validate, write }: DraftTarget<Tree>,
): Promise<Saving> {
  const { draft, edits } = store.state
  if (edits.length === 0) return { outcome: 'saved' }
  store.beginSave()
  // Otherwise the SDK would retry for some time what cannot succeed.
  if (!navigator.onLine) return hinder(store, 'offline')
  try {
    const errors = await validate(draft)
    const [wrong] = Object.values(errors)
    if (wrong !== undefined) {
      store.endSave({ errors, refusals: store.state.refusals + 1 })
      return { outcome: 'wrong', error: wrong }
    }
    const { stored, conflicts } = await write(edits)
    store.confirm(
      edits.filter(({ path }) => !conflicts.includes(path)),
      stored,
    )
    // Before the save is reported: a reload then restores nothing of it.
    await store.keep()
    if (conflicts.length > 0) return hinder(store, 'conflict')
    store.endSave({ errors: {} })
    return { outcome: 'saved' }
  } catch (error) {
    if (isUnreachable(error)) return hinder(store, 'offline')
    store.endSave()
    return { outcome: 'failed', error }
  }
}

function hinder<Tree>(store: DraftStore<Tree>, outcome: 'offline' | 'conflict'): Saving {
  store.endSave({ obstacle: outcome })
  return { outcome }
}
