import { paths } from '@parley/functions/shared/paths'
import { credentialSchema, type Credential } from '@parley/functions/shared/tools/tools'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { WorkspaceContext } from '../../../lib/session/session.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { setWorld } from '../../../test/fakeLive.ts'
import { inputsOf } from '../../../test/scriptCalls.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { CredentialsPage } from './CredentialsPage.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))

function stored(changes: Partial<Credential> = {}) {
  const credential = credentialSchema.parse({
    ID: 'c1',
    name: 'Shop',
    kind: 'bearer',
    hosts: ['api.example.com'],
    seq: 1,
    by: 'ann',
    createdAt: 1,
    replacedAt: 1,
    lastUsedAt: 0,
    ...changes,
  })
  setWorld({
    documents: {},
    lists: { [`eu/${paths.credentials('w1')}`]: { items: [credential], brokenIds: [] } },
  })
}

async function openCredential() {
  answerCalls({ saveCredential: { credentialId: 'c1' }, replaceCredentialSecret: { success: true } })
  stored()
  render(
    <WorkspaceContext value={{ region: 'eu', workspaceId: 'w1' }}>
      <CredentialsPage />
    </WorkspaceContext>,
    { wrapper: TestTheme },
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Shop' }))
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, name, save }
}

describe('CredentialDialog', () => {
  it('saves what is edited on the page of credentials', async () => {
    const { user, name, save } = await openCredential()
    await user.type(name(), ' 2')
    await save()
    await waitFor(() => expect(inputsOf('saveCredential')).toHaveLength(1))
    expect(inputsOf('saveCredential')).toMatchObject([{ credentialId: 'c1', credential: { name: 'Shop 2' } }])
  })

  it('shows the change of another person where nothing is typed', async () => {
    const { name } = await openCredential()
    act(() => stored({ name: 'Theirs', seq: 2 }))
    await waitFor(() => expect(name().value).toBe('Theirs'))
  })

  it('asks which version to keep, and saves on the one that was seen', async () => {
    const { user, name, save } = await openCredential()
    await user.clear(name())
    await user.type(name(), 'Mine')
    act(() => stored({ name: 'Theirs', seq: 2 }))
    await screen.findByText('Someone else saved this credential in the meantime.')
    expect(name().value).toBe('Mine')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await save()
    await waitFor(() => expect(inputsOf('saveCredential')).toHaveLength(1))
    expect(inputsOf('saveCredential')).toMatchObject([
      { credentialId: 'c1', seq: 2, credential: { name: 'Mine' } },
    ])
  })

  it('replaces a secret on the version that was opened', async () => {
    const { user, save } = await openCredential()
    await user.type(screen.getByLabelText('Key'), 'a-new-secret')
    await save()
    await waitFor(() => expect(inputsOf('replaceCredentialSecret')).toHaveLength(1))
    expect(inputsOf('replaceCredentialSecret')).toMatchObject([
      { credentialId: 'c1', seq: 1, secret: 'a-new-secret' },
    ])
  })
})
