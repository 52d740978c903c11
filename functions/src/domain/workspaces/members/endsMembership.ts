type Fields = Record<string, unknown>

/**
 * Returns whether a change of a document of `access` ends a person's rights in a workspace, or all of them, or
 * sessions of theirs.
 */
export function endsMembership({
  before,
  after,
}: {
  before: Fields | undefined
  after: Fields | undefined
}): boolean {
  if (before?.['kind'] !== 'user') return false
  if (tokensFromOf(after) > tokensFromOf(before)) return true
  const workspacesOf = (fields: Fields | undefined) =>
    fields?.['disabled'] === true ? [] : Object.keys(Object(fields?.['ws']))
  const remaining = workspacesOf(after)
  return workspacesOf(before).some((workspaceId) => !remaining.includes(workspaceId))
}

function tokensFromOf(fields: Fields | undefined): number {
  return Number(fields?.['tokensFrom'] ?? 0)
}
