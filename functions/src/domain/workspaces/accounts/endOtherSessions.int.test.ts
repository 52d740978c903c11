import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { endOtherSessions } from './endOtherSessions.ts'

beforeAll(clearDatabases)

describe('a new password', () => {
  it('ends the sessions before it at once, for the functions and under the rules, in every region', async () => {
    const { caller, workspaceId } = await makeAccount('eu')
    const access = await readDocument('eu', paths.access(caller.uid), accessSchema)
    await new Writes('na').create(paths.access(caller.uid), { ...access!.data }).commit()
    const started = caller.authTime!
    const later = { ...caller, authTime: started + 60 }
    const opens = (auth_time: number) =>
      asSomebody('eu', { uid: caller.uid, claims: { auth_time } }).get(`users/${workspaceId}`)
    expect(await opens(started)).toBe(true)

    await endOtherSessions(later)
    for (const region of regions) {
      const stored = await readDocument(region, paths.access(caller.uid), accessSchema)
      expect(stored?.data).toMatchObject({ tokensFrom: started + 60 })
    }
    const read = { region: 'eu', workspaceId } as const
    await expect(authorizeForWorkspace(caller, 'readWorkspace', read)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await opens(started)).toBe(false)
    await authorizeForWorkspace(later, 'readWorkspace', read)
    expect(await opens(started + 60)).toBe(true)

    // An older session cannot restore itself, and one with an unconfirmed email cannot end others.
    await expect(endOtherSessions(caller)).rejects.toMatchObject({ code: 'unauthenticated' })
    const unconfirmed = { ...later, emailVerified: false, authTime: started + 120 }
    await expect(endOtherSessions(unconfirmed)).rejects.toMatchObject({ code: 'email-not-verified' })
  })
})
