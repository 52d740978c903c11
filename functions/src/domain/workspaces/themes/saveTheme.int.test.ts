import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeCaller, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { generateTheme } from '../../../shared/themes/agentTheme.ts'
import {
  savedThemeLimits,
  savedThemesSchema,
  toSavedFields,
  type ThemeDraft,
} from '../../../shared/themes/savedThemes.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteTheme, saveTheme } from './saveTheme.ts'

beforeAll(clearDatabases)

const draft = (name: string): ThemeDraft => ({
  id: randomUUID(),
  name,
  ...toSavedFields(generateTheme('#2f5d50', 'dark', 'colorful')),
})

async function makeWorld(region: Region) {
  const { caller, workspaceId } = await makeAgent(region)
  const ref = { region, workspaceId }
  const stored = async () =>
    (await readDocument(region, paths.savedThemes(workspaceId), savedThemesSchema))?.data.themes ?? []
  return {
    caller,
    ref,
    stored,
    save: (theme: ThemeDraft) => saveTheme(makePorts(), caller, { ...ref, theme }),
  }
}

describe.each(oneRegion)('the themes of a workspace in %s', (region) => {
  it('are saved once however often they are sent, changed by their id, and deleted', async () => {
    const { caller, ref, stored, save } = await makeWorld(region)
    const theme = draft('Forest')
    await save(theme)
    await save(theme)
    await save(draft('Sea'))
    await save({ ...theme, name: 'Deep forest' })
    expect(await stored()).toMatchObject([
      { ...theme, name: 'Deep forest', ownerID: ref.workspaceId, by: caller.uid },
      { name: 'Sea' },
    ])
    await deleteTheme(caller, { ...ref, themeId: theme.id })
    await deleteTheme(caller, { ...ref, themeId: theme.id })
    expect(await stored()).toMatchObject([{ name: 'Sea' }])
  })

  it('are all stored when two members save at the same time', async () => {
    const { stored, save } = await makeWorld(region)
    await Promise.all(['One', 'Two', 'Three'].map((name) => save(draft(name))))
    expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['One', 'Three', 'Two'])
  })

  it('have a maximum number, and belong to members alone', async () => {
    const { ref, stored, save } = await makeWorld(region)
    for (let count = 0; count < savedThemeLimits.themes; count++) await save(draft(`Theme ${count}`))
    await expect(save(draft('One more'))).rejects.toMatchObject({ code: 'failed-precondition' })
    const [first] = await stored()
    await save({ ...draft('Renamed'), id: first?.id ?? '' })
    const stranger = makeCaller()
    const theme = draft('Theirs')
    await expect(saveTheme(makePorts(), stranger, { ...ref, theme })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(deleteTheme(stranger, { ...ref, themeId: theme.id })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await stored()).toHaveLength(savedThemeLimits.themes)
  })
})
