import { applyEdits } from './applyEdits.ts'
import { findEdits, type Edit } from './findEdits.ts'
import { isSame } from '@parley/functions/shared/texts/isSame'
import { missingEntry, valueAt, withValue } from './valueAt.ts'

/** The trees of an edit. */
export interface Trees<Tree> {
  /** The tree on the server. */
  stored: Tree
  /**
   * The same, except that a value that is edited here and was changed by another person is the one that the
   * edit started from.
   */
  from: Tree
  /** The tree with the edits. */
  draft: Tree
}

export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

/** Returns the edits. For an entry that another person has removed meanwhile, it is the whole entry. */
export function editsOf<Tree>({ stored, from, draft }: Trees<Tree>): Edit[] {
  const edits = findEdits(from, draft).map((edit) => {
    const path = missingEntry(stored, edit.path)
    return path === undefined ? edit : { path, before: valueAt(from, path), after: valueAt(draft, path) }
  })
  return [...new Map(edits.map((edit) => [edit.path, edit])).values()]
}

/**
 * Applies edits to the tree that is stored now. None is lost: those whose value others have changed become
 * conflicts.
 */
export function rebaseEdits<Tree>(stored: Tree, edits: readonly Edit[]): Trees<Tree> {
  let trees = { stored, from: stored, draft: stored }
  for (const edit of edits) {
    const applied = applyEdits(trees.draft, [edit])
    trees =
      applied.conflicts.length === 0
        ? { ...trees, draft: applied.tree }
        : {
            stored,
            from: withValue(trees.from, edit.path, edit.before),
            draft: withValue(trees.draft, edit.path, edit.after),
          }
  }
  return trees
}

/** Applies the same edits to a newly stored tree. */
export function follow<Tree>(trees: Trees<Tree>, stored: Tree): Trees<Tree> {
  return rebaseEdits(stored, editsOf({ ...trees, stored }))
}

/** Returns the values that were edited here and have been changed by another person since. */
export function conflictsOf<Tree>(trees: Trees<Tree>): Conflict[] {
  return editsOf(trees).flatMap(({ path, before, after }) => {
    const theirs = valueAt(trees.stored, path)
    return isSame(theirs, before) ? [] : [{ path, mine: after, theirs }]
  })
}

/**
 * Resolves conflicts: `mine` then starts from the stored value of the other person, so that it can replace
 * it.
 */
export function settle<Tree>(
  trees: Trees<Tree>,
  paths: readonly string[],
  choice: 'mine' | 'theirs',
): Trees<Tree> {
  let { from, draft } = trees
  for (const path of paths) {
    const theirs = valueAt(trees.stored, path)
    from = withValue(from, path, theirs)
    if (choice === 'theirs') draft = withValue(draft, path, theirs)
  }
  return { stored: trees.stored, from, draft }
}

/** Updates the trees after a save: written edits are done, and those typed meanwhile start from them. */
export function withWritten<Tree>(trees: Trees<Tree>, written: readonly Edit[], stored: Tree): Trees<Tree> {
  const from = written.reduce(
    (tree, { path, after }) => (missingEntry(tree, path) ? tree : withValue(tree, path, after)),
    trees.from,
  )
  return follow({ ...trees, from }, stored)
}
