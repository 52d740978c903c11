import { paths } from '../../../shared/paths.ts'
import {
  savedThemeLimits,
  savedThemesSchema,
  type SavedTheme,
  type ThemeDraft,
} from '../../../shared/themes/savedThemes.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/**
 * Saves a custom theme for all members of a workspace, in place of the one with its id. Throws AppError
 * 'failed-precondition' when the workspace has the maximum number of themes.
 */
export async function saveTheme(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { theme, ...ref }: WorkspaceRef & { theme: ThemeDraft },
): Promise<{ success: true }> {
  return changeThemes(caller, ref, (themes) => {
    const index = themes.findIndex(({ id }) => id === theme.id)
    if (index < 0 && themes.length >= savedThemeLimits.themes)
      throw new AppError('failed-precondition', {
        key: 'tooManyThemes',
        values: { most: savedThemeLimits.themes },
      })
    const saved = { ...theme, ownerID: ref.workspaceId, by: caller.uid, at: now() }
    return index < 0 ? [...themes, saved] : themes.with(index, saved)
  })
}

/** Deletes a workspace's custom theme; agents that use it keep their copy. */
export async function deleteTheme(
  caller: Caller,
  { themeId, ...ref }: WorkspaceRef & { themeId: string },
): Promise<{ success: true }> {
  return changeThemes(caller, ref, (themes) => themes.filter(({ id }) => id !== themeId))
}

async function changeThemes(
  caller: Caller,
  { region, workspaceId }: WorkspaceRef,
  change: (themes: SavedTheme[]) => SavedTheme[],
): Promise<{ success: true }> {
  return untilUnchanged(async () => {
    await authorizeForWorkspace(caller, 'changeThemes', { region, workspaceId })
    const path = paths.savedThemes(workspaceId)
    const stored = await readDocument(region, path, savedThemesSchema)
    const themes = change(stored?.data.themes ?? [])
    const writes = new Writes(region)
    if (stored) writes.update(path, { themes }, stored.version)
    else writes.create(path, { themes })
    await writes.commitUnchanged()
    return { success: true }
  })
}
