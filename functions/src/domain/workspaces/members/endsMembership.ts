type Fields = Record<string, unknown>

/**
 * Returns whether a change of a document of `access` ends a person's rights in a workspace, or all of them.
 */
export function endsMembership({
  before,
  after,
}: {
  before: Fields | undefined
  after: Fields | undefined
}): boolean {
  if (before?.['kind'] !== 'user') return false
  const workspacesOf = (fields: Fields | undefined) =>
    fields?.['disabled'] === true ? [] : Object.keys(Object(fields?.['ws']))
  const remaining = workspacesOf(after)
  return workspacesOf(before).some((workspaceId) => !remaining.includes(workspaceId))
}
