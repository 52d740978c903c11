import { applyEdits } from './applyEdits.ts'
import { findEdits, type Edit } from './findEdits.ts'
import { isSame } from '@parley/functions/shared/isSame'
import { missingEntry, valueAt, withValue } from './valueAt.ts'

/** Something while it is edited. */
export interface Trees<Tree> {
  /** What the server has. */
  stored: Tree
  /** The same, but where somebody else has changed what is edited here: there, what the edit started from. */
  from: Tree
  /** With the edits. */
  draft: Tree
}

export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

/** What is edited; of an entry that somebody else has removed meanwhile it is the whole entry. */
export function editsOf<Tree>({ stored, from, draft }: Trees<Tree>): Edit[] {
  const edits = findEdits(from, draft).map((edit) => {
    const path = missingEntry(stored, edit.path)
    return path === undefined ? edit : { path, before: valueAt(from, path), after: valueAt(draft, path) }
  })
  return [...new Map(edits.map((edit) => [edit.path, edit])).values()]
}

/** Edits on top of what is stored now. None is lost: those that others were faster with are conflicts. */
export function standOn<Tree>(stored: Tree, edits: readonly Edit[]): Trees<Tree> {
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

/** The same edits on top of what is stored now. */
export function follow<Tree>(trees: Trees<Tree>, stored: Tree): Trees<Tree> {
  return standOn(stored, editsOf({ ...trees, stored }))
}

/** What was edited here and has been changed by somebody else since. */
export function conflictsOf<Tree>(trees: Trees<Tree>): Conflict[] {
  return editsOf(trees).flatMap(({ path, before, after }) => {
    const theirs = valueAt(trees.stored, path)
    return isSame(theirs, before) ? [] : [{ path, mine: after, theirs }]
  })
}

/** Settles conflicts: `mine` then starts from what the other has stored, so that it can be saved over it. */
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

/** After a save: what was written is no edit any more; what was typed meanwhile starts from it. */
export function withWritten<Tree>(trees: Trees<Tree>, written: readonly Edit[], stored: Tree): Trees<Tree> {
  const from = written.reduce(
    (tree, { path, after }) => (missingEntry(tree, path) ? tree : withValue(tree, path, after)),
    trees.from,
  )
  return follow({ ...trees, from }, stored)
}
