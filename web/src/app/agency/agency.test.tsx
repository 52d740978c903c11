import { screen, waitFor, within } from '@testing-library/react'
import { agencySchema } from '@parley/functions/shared/agencies/agency'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { readDocument } from '../../lib/firestore/firestore.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn() }))

const agency = agencySchema.parse({
  ID: 'agency1',
  userId: 'ann',
  version: 3,
  createdAt: 1,
  lastModified: 1,
  name: 'Harbour Desk',
  brandingText: '',
  squarePhotoURL: '',
  darkModeSquarePhotourl: '',
  faviconURL: '',
  disablePasswordLogin: false,
  googleFont: 'inherit',
  themeColorUsage: 'plain',
  themeVariant: 'default',
  primary: '#0a7c66',
  palette: [],
  customCSS: '',
  mainWebsite: '',
  supportEmail: '',
  tosPage: '',
  privacyPolicypPage: '',
  address: '',
})
const organisation = organisationSchema.parse({
  ID: 'org1',
  name: 'Pier Nine',
  ownerID: 'ann',
  agencyId: 'agency1',
  createdAt: 1,
  lastModified: 1,
})

/** Sets up Ann's workspace with its agency and one organisation. */
function setAgencyWorld(stored = agency) {
  const documents = annsDocuments(0)
  documents['eu/users/ann'] = { ...(documents['eu/users/ann'] as object), agencyId: 'agency1' }
  documents['eu/agencies/agency1'] = stored
  documents['eu/orgs/org1'] = organisation
  const names = { [organisation.ID]: organisation.name }
  documents['eu/agencies/agency1/lists/organisations'] = { workspaceId: 'ann', names }
  setWorld({ documents, lists: { 'eu/orgs': { items: [organisation], brokenIds: [] } } })
}

beforeEach(() => {
  vi.mocked(readDocument).mockReset()
  localStorage.clear()
  answerCalls({})
  setAgencyWorld()
})

describe('the agency page', () => {
  it("shows a colleague's change, and overwrites it only on request", async () => {
    const theirs = { ...agency, name: 'Pier Desk', version: 4 }
    vi.mocked(readDocument).mockResolvedValue(theirs)
    answerCalls({ saveAgency: { version: 4, conflicts: ['name'] } })
    const { user } = renderApp('/app/eu/agency')
    const name = await screen.findByLabelText('Name')
    await user.type(name, ' Two')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Pier Desk')).toBeTruthy()
    expect(name).toHaveProperty('value', 'Harbour Desk Two')

    vi.mocked(readDocument).mockResolvedValue({ ...theirs, name: 'Harbour Desk Two', version: 5 })
    answerCalls({ saveAgency: { version: 5, conflicts: [] } })
    await user.click(screen.getByRole('button', { name: 'Save mine' }))
    expect(await screen.findByText('All changes saved.')).toBeTruthy()
    expect(vi.mocked(call).mock.calls).toContainEqual([
      'saveAgency',
      { region: 'eu', agencyId: 'agency1', version: 4, changed: { name: 'Harbour Desk Two' } },
      'eu',
    ])
  })

  it('replaces one’s own value by the colleague’s', async () => {
    vi.mocked(readDocument).mockResolvedValue({ ...agency, name: 'Pier Desk', version: 4 })
    answerCalls({ saveAgency: { version: 4, conflicts: ['name'] } })
    const { user } = renderApp('/app/eu/agency')
    const name = await screen.findByLabelText('Name')
    await user.type(name, ' Two')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }))
    expect(name).toHaveProperty('value', 'Pier Desk')
    expect(screen.getByText('All changes saved.')).toBeTruthy()
  })

  it('asks before unsaved changes are left', async () => {
    const { user } = renderApp('/app/eu/agency')
    await user.type(await screen.findByLabelText('Name'), ' Two')
    await user.click(screen.getByRole('link', { name: 'Clients' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(location.pathname).toBe('/app/eu/agency')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Harbour Desk Two')
  })
})

describe('the shades of the primary colour', () => {
  it('are edited one by one, and generated again', async () => {
    answerCalls({ saveAgency: { version: 4, conflicts: [] } })
    const { user } = renderApp('/app/eu/agency?activeTabIndex=3')
    await user.click(await screen.findByRole('button', { name: 'Edit shades' }))
    const shade = screen.getByRole('textbox', { name: 'Shade 9' })
    const generated = within(screen.getByRole('list', { name: 'Shades' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(generated).toHaveLength(9)
    await user.clear(shade)
    await user.type(shade, '#405060')
    await user.click(await screen.findByRole('button', { name: 'Generate again' }))
    expect(screen.getByRole('textbox', { name: 'Shade 9' })).toHaveProperty('value', generated[8])
    await user.clear(shade)
    await user.type(shade, '#102030')
    vi.mocked(readDocument).mockResolvedValue({ ...agency, version: 4 })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(vi.mocked(call).mock.calls).toContainEqual([
        'saveAgency',
        expect.objectContaining({ changed: { palette: [...generated.slice(0, 8), '#102030'] } }),
        'eu',
      ]),
    )
  })
})

describe('the import of clients', () => {
  async function openImport() {
    const { user } = renderApp('/app/eu/clients')
    await user.click(await screen.findByRole('button', { name: 'Import clients' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import clients' }))
    return { user, dialog, list: dialog.getByLabelText('List') }
  }

  it('names the invalid lines, and adds no client before all are valid', async () => {
    const { user, dialog, list } = await openImport()
    answerCalls({ importClients: { added: 0, bad: [{ row: 1, refusal: 'emailWrong' }] } })
    await user.type(list, 'Bo,bo@pier.example\nNobody,no address')
    await user.click(dialog.getByRole('button', { name: 'Check the list' }))
    expect(await dialog.findByText(/^Line 2: Please enter a valid email address/)).toBeTruthy()
    expect(dialog.getByText('1 line has an error. No one was added.')).toBeTruthy()

    answerCalls({ importClients: { added: 1, bad: [] } })
    await user.clear(list)
    await user.type(list, 'Bo,bo@pier.example')
    await user.click(dialog.getByRole('button', { name: 'Check the list' }))
    await user.click(await dialog.findByRole('button', { name: 'Add 1 client' }))
    expect(await screen.findByText('1 client was added.')).toBeTruthy()
    const dryRuns = vi.mocked(call).mock.calls.map(([, input]) => 'isDryRun' in input && input.isDryRun)
    expect(dryRuns).toEqual([true, false])
  })

  it('reads a file, and asks before its lines are discarded', async () => {
    const { user, dialog, list } = await openImport()
    const input = document.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
    await user.upload(input, new File(['Bo,bo@pier.example'], 'clients.csv', { type: 'text/csv' }))
    await waitFor(() => expect(list).toHaveProperty('value', 'Bo,bo@pier.example'))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(dialog.getByLabelText('List')).toHaveProperty('value', 'Bo,bo@pier.example')
  })
})

describe("an organization's unsaved settings", () => {
  it('are lost only after a dialog has asked', async () => {
    const { user } = renderApp('/app/eu/clients/org1')
    await user.click(await screen.findByText('Settings', { selector: 'summary' }))
    await user.type(screen.getByLabelText('Name'), ' and Ten')
    await user.click(screen.getByRole('link', { name: 'Clients' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  })
})
