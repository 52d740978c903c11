import { beforeAll, describe, expect, it } from 'vitest'
import { calendarDraft } from '#test/chat/calendars.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, makeTeam } from '#test/workspaces/members.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { toolDraftSchema } from '../../../shared/tools/tools.ts'
import { formerMemberSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgency } from '../../agency/agencies/createAgency.ts'
import { saveAgency } from '../../agency/agencies/saveAgency.ts'
import { confirmClients } from '../../agency/clients/confirmClients.ts'
import { archiveCalendar } from '../../chat/calendars/deleteCalendar.ts'
import { saveCalendar } from '../../chat/calendars/saveCalendar.ts'
import { saveModelKey } from '../../chat/modelKeys/saveModelKey.ts'
import { saveTool } from '../../chat/tools/saveTool.ts'
import { removeMember } from './removeMember.ts'

beforeAll(clearDatabases)

const toolDraft = toolDraftSchema.parse({
  name: 'order_status',
  description: 'Looks it up.',
  request: { address: 'https://api.example.com/orders' },
})

async function makeWorld(region: Region) {
  const team = await makeTeam(region, 4)
  const mel = await makeMember(team)
  const ports = makePorts()
  const ref = { region, workspaceId: team.workspaceId }
  const former = async () =>
    (await readDocument(region, paths.formerMember(ref.workspaceId, mel.uid), formerMemberSchema))?.data
  const remove = () => removeMember(ports, team.caller, { ...ref, uid: mel.uid })
  return { ...team, mel, ports, ref, former, remove }
}

describe.each(oneRegion)('the tools, calendars and servers of a former member in %s', (region) => {
  it('are listed with where they send data until the owner has checked them (H-128)', async () => {
    const { mel, ports, ref, caller, former, remove } = await makeWorld(region)
    await saveTool(ports, mel, { ...ref, seq: 0, tool: toolDraft })
    const mailTo = 'mel@own.example'
    await saveCalendar(ports, mel, { ...ref, seq: 0, calendar: calendarDraft({ mailTo }) })
    const server = { baseUrl: 'https://models.own.example/v1', model: 'own' }
    await saveModelKey(ports, mel, {
      ...ref,
      key: { vendor: 'compatible', isOnly: false, ...server },
      secret: 'sk-a-long-secret',
    })
    await remove()
    expect(await former()).toMatchObject({
      hasClients: false,
      receivers: [
        { kind: 'tool', name: 'order_status', to: 'api.example.com' },
        { kind: 'calendar', name: 'Salon', to: mailTo },
        { kind: 'modelServer', name: 'compatible', to: 'models.own.example' },
      ],
    })
    const confirmation = { ...ref, uid: mel.uid }
    await confirmClients(ports, caller, { ...confirmation, part: 'clients' })
    expect((await former())?.receivers).toHaveLength(3)
    await confirmClients(ports, caller, { ...confirmation, part: 'receivers' })
    expect(await former()).toBeUndefined()
  })

  it('stay listed where another member has renamed or archived them since (H-128)', async () => {
    const { mel, ports, ref, caller, former, remove } = await makeWorld(region)
    const { toolId, seq } = await saveTool(ports, mel, { ...ref, seq: 0, tool: toolDraft })
    await saveTool(ports, caller, { ...ref, toolId, seq, tool: { ...toolDraft, name: 'renamed' } })
    const mailTo = 'mel@own.example'
    const calendar = calendarDraft({ mailTo })
    const { calendarId } = await saveCalendar(ports, mel, { ...ref, seq: 0, calendar })
    await archiveCalendar(ports, caller, { ...ref, calendarId, isArchived: true })
    await remove()
    expect((await former())?.receivers).toMatchObject([
      { kind: 'tool', name: 'renamed', to: 'api.example.com' },
      { kind: 'calendar', to: mailTo },
    ])
  })

  it("include the agency's support email (H-128)", async () => {
    const { mel, ports, ref, former, remove } = await makeWorld(region)
    const { agencyId } = await createAgency(ports, mel, ref)
    const supportEmail = 'mel@own.example'
    await saveAgency(ports, mel, { region, agencyId, version: 0, changed: { supportEmail } })
    await remove()
    expect((await former())?.receivers).toMatchObject([{ kind: 'supportEmail', to: supportEmail }])
  })

  it('are not listed where another member has chosen another server since', async () => {
    const { mel, ports, ref, caller, former, remove } = await makeWorld(region)
    const { toolId, seq } = await saveTool(ports, mel, { ...ref, seq: 0, tool: toolDraft })
    const request = { ...toolDraft.request, address: 'https://api.other.example/orders' }
    await saveTool(ports, caller, { ...ref, toolId, seq, tool: { ...toolDraft, request } })
    await remove()
    expect(await former()).toBeUndefined()
  })
})
