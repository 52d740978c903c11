import { beforeAll, describe, expect, it } from 'vitest'
import { makeAgency } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeCaller, makePorts } from '#test/factories.ts'
import { makeMember, makeTeam } from '#test/workspaces/members.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { callables } from '../../../shared/callables/callables.ts'
import { agencySchema, publicBrandingSchema } from '../../../shared/agencies/agency.ts'
import { daySeconds } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgency } from './createAgency.ts'
import { saveAgency } from './saveAgency.ts'
import { startTrial } from './startTrial.ts'

beforeAll(clearDatabases)

const ports = makePorts()

async function agencyOf(region: Region, agencyId: string) {
  return (await readDocument(region, paths.agency(agencyId), agencySchema))!.data
}

async function brandingOf(region: Region, agencyId: string) {
  return (await readDocument(region, paths.publicBranding(agencyId), publicBrandingSchema))!.data
}

const saveOf = (changed: object) => ({ region: 'eu', agencyId: 'agency1agency1', version: 1, changed })

describe.each(regions)('an agency and its brand in %s', (region) => {
  it('is created once, however many members open it at the same time', async () => {
    const { caller, workspaceId } = await makeAccount(region)
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createAgency(ports, caller, { region, workspaceId })),
    )
    expect(new Set(made.map(({ agencyId }) => agencyId)).size).toBe(1)
    expect(await agencyOf(region, made[0]!.agencyId)).toMatchObject({ userId: workspaceId, version: 1 })
  })

  it('is changed only by its workspace, while its brand is public', async () => {
    const { agencyId, caller } = await makeAgency(region)
    const stranger = makeCaller()
    await expect(
      saveAgency(ports, stranger, { region, agencyId, version: 1, changed: { name: 'Mine' } }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
    const owner = asSomebody(region, { uid: caller.uid })
    expect(await owner.get(paths.agency(agencyId))).toBe(true)
    expect(await owner.update(paths.agency(agencyId), { name: 'Past the server' })).toBe(false)
    expect(await asSomebody(region, null).get(paths.agency(agencyId))).toBe(false)
    expect(await asSomebody(region, null).get(paths.publicBranding(agencyId))).toBe(true)
    expect(JSON.stringify(await brandingOf(region, agencyId))).not.toContain(caller.uid)
  })

  it('shows what was saved at once, without what a style sheet must not do', async () => {
    const { agencyId, caller } = await makeAgency(region)
    const customCSS =
      '@import "https://evil.example/x.css"; .a { color: red; background: url(//evil.example) }'
    const changed = { name: 'Harbour Desk', primary: '#0a7c66', customCSS, googleFont: 'inherit' }
    expect(await saveAgency(ports, caller, { region, agencyId, version: 1, changed })).toEqual({
      version: 2,
      conflicts: [],
    })
    const branding = await brandingOf(region, agencyId)
    expect(branding.brand).toMatchObject({ name: 'Harbour Desk', primary: '#0a7c66', font: 'inherit' })
    expect(branding.customCSS).toContain('color: red')
    expect(branding.customCSS).not.toContain('evil')
  })

  it('reports what a colleague has changed to a stale save, and saves the rest', async () => {
    const { agencyId, caller } = await makeAgency(region)
    await saveAgency(ports, caller, { region, agencyId, version: 1, changed: { name: 'First' } })
    const changed = { name: 'Second', address: 'Pier 9' }
    expect(await saveAgency(ports, caller, { region, agencyId, version: 1, changed })).toEqual({
      version: 3,
      conflicts: ['name'],
    })
    expect(await agencyOf(region, agencyId)).toMatchObject({ name: 'First', address: 'Pier 9' })
    const again = { region, agencyId, version: 3, changed: { name: 'Second' } }
    expect((await saveAgency(ports, caller, again)).conflicts).toEqual([])
  })

  it('loses nothing when several people save at once', async () => {
    const { agencyId, caller } = await makeAgency(region)
    const saves = [{ name: 'One' }, { address: 'Two' }, { supportEmail: 'three@example.com' }]
    await Promise.all(
      saves.map((changed) => saveAgency(ports, caller, { region, agencyId, version: 1, changed })),
    )
    expect(await agencyOf(region, agencyId)).toMatchObject({
      ...saves[0],
      ...saves[1],
      ...saves[2],
      version: 4,
    })
  })

  it('accepts only a font that we serve, and pictures of its own', async () => {
    const { agencyId, caller } = await makeAgency(region)
    const save = (changed: object) => saveAgency(ports, caller, { region, agencyId, version: 1, changed })
    await expect(save({ googleFont: 'Comic Papyrus' })).rejects.toThrow(
      'This font name is not a valid one, please double check font name.',
    )
    await expect(save({ squarePhotoURL: 'http://127.0.0.1:9199/v0/b/other/o/x' })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })

  it.each(['squarePhotoURL', 'darkModeSquarePhotourl', 'faviconURL'])(
    'accepts no character in its %s that would end HTML or CSS',
    async (field) => {
      for (const sign of ['"', "'", '<', '>', '\\', ' ']) {
        const url = `https://files.example/a${sign}b.png`
        expect(callables.saveAgency.input.safeParse(saveOf({ [field]: url })).success).toBe(false)
      }
      expect(
        callables.saveAgency.input.safeParse(saveOf({ [field]: 'https://files.example/a%22b.png' })).success,
      ).toBe(true)
    },
  )

  it('keeps the newest twenty versions', async () => {
    const { agencyId, caller } = await makeAgency(region)
    for (let version = 1; version <= 22; version++)
      await saveAgency(ports, caller, { region, agencyId, version, changed: { address: `Pier ${version}` } })
    const isKept = async (version: number) =>
      (await readDocument(region, paths.agencyVersion(agencyId, version), agencySchema.loose()).catch(
        () => true,
      )) !== undefined
    expect(await isKept(3)).toBe(false)
    expect(await isKept(4)).toBe(true)
    expect(await isKept(23)).toBe(true)
  })
})

describe.each(regions)('the white-label trial in %s', (region) => {
  it('lasts fourteen days, once per workspace and once per email', async () => {
    const { caller, workspaceId } = await makeAccount(region)
    const { endsAt } = await startTrial(ports, caller, { region, workspaceId })
    expect(endsAt - Date.now() / 1000).toBeGreaterThan(14 * daySeconds - 60)
    await expect(startTrial(ports, caller, { region, workspaceId })).rejects.toThrow('already used its trial')
    const second = await makeAccount(region)
    const sameMailbox = { ...second.caller, email: caller.email.replace('@', '+again@') }
    await expect(startTrial(ports, sameMailbox, second)).rejects.toThrow('already used its trial')
  })

  it('can be started only by the owner', async () => {
    const team = await makeTeam(region, 2)
    const member = await makeMember(team)
    await expect(startTrial(ports, member, team)).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
