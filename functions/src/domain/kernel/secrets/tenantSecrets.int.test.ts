import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { randomIdentifier } from '../identifiers.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { configuredKeys } from './configuredKeys.ts'
import {
  deleteTenantSecret,
  deleteTenantSecrets,
  putTenantSecret,
  readTenantSecret,
} from './tenantSecrets.ts'
import { rotateTenantSecrets } from './rotateTenantSecrets.ts'

beforeAll(clearDatabases)

const first = new Map([['v1', randomBytes(32)]])
const keys = configuredKeys(first)
const token = '123456:AAF-a-bot-token-of-a-tenant'
const anyFields = z.record(z.string(), z.unknown())
const pathOf = (workspaceId: string, name: string) => `tenantSecrets/${workspaceId}_${name}`

describe.each(regions)('the store of secrets in %s', (region) => {
  const makeRef = (name = 'telegram-agent1') => ({ region, workspaceId: randomIdentifier(20), name })

  it('returns the secret to its vendor and stores it nowhere in plain text', async () => {
    const ref = makeRef()
    await putTenantSecret(keys, ref, token, 1)
    expect((await readTenantSecret(keys, ref))?.reveal()).toBe(token)
    const stored = await readDocument(region, pathOf(ref.workspaceId, ref.name), anyFields)
    const bytes = Object.values(stored!.data).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    )
    expect(bytes.join(' ')).not.toContain('AAF')
    expect(await readTenantSecret(keys, makeRef())).toBeUndefined()
  })

  it('shows a placeholder for a secret that is logged, concatenated or serialized', async () => {
    const ref = makeRef()
    await putTenantSecret(keys, ref, token, 1)
    const secret = await readTenantSecret(keys, ref)
    for (const words of [String(secret), JSON.stringify({ secret }), inspect({ secret }), inspect(secret)])
      expect(words).toMatch(/^[^A]*\[secret\][^A]*$/)
  })

  it('encrypts a secret differently each time, and replaces it', async () => {
    const ref = makeRef()
    const sealed = async () =>
      (await readDocument(region, pathOf(ref.workspaceId, ref.name), anyFields))?.data['sealed']
    await putTenantSecret(keys, ref, token, 1)
    const before = await sealed()
    await putTenantSecret(keys, ref, token, 2)
    expect(await sealed()).not.toEqual(before)
    await putTenantSecret(keys, ref, 'another', 3)
    expect((await readTenantSecret(keys, ref))?.reveal()).toBe('another')
  })

  it('does not open a secret for another workspace, name or key, nor with a changed byte', async () => {
    const [mine, theirs] = [makeRef(), makeRef()]
    await putTenantSecret(keys, mine, token, 1)
    const stored = await readDocument(region, pathOf(mine.workspaceId, mine.name), anyFields)
    const copy = (workspaceId: string, name: string, changes: object = {}) =>
      new Writes(region).set(pathOf(workspaceId, name), { ...stored!.data, ...changes }).commit()
    await copy(theirs.workspaceId, mine.name)
    await expect(readTenantSecret(keys, theirs)).rejects.toThrow(/unable to authenticate/)
    await copy(mine.workspaceId, 'stripe')
    await expect(readTenantSecret(keys, { ...mine, name: 'stripe' })).rejects.toThrow(
      /unable to authenticate/,
    )
    await expect(readTenantSecret(configuredKeys(new Map([['v1', randomBytes(32)]])), mine)).rejects.toThrow(
      /unable to authenticate/,
    )
    const sealed = Buffer.from(stored!.data['sealed'] as Buffer)
    sealed[15]! ^= 1
    await copy(mine.workspaceId, mine.name, { sealed })
    await expect(readTenantSecret(keys, mine)).rejects.toThrow(/unable to authenticate/)
  })

  it('rotates a secret to a newer key without changing it, after which the older key is not needed', async () => {
    await clearDatabases()
    const refs = [makeRef(), makeRef()]
    for (const ref of refs) await putTenantSecret(keys, ref, `${token} ${ref.workspaceId}`, 1)
    const second = new Map([...first, ['v2', randomBytes(32)]])
    // A secret that cannot be decrypted does not stop the others.
    const lost = makeRef('a-lost-one')
    await putTenantSecret(configuredKeys(new Map([['v0', randomBytes(32)]])), lost, token, 1)
    const rotate = () => rotateTenantSecrets(configuredKeys(second), region)
    // Both versions work until the hourly sweep is done.
    for (const ref of refs)
      expect((await readTenantSecret(configuredKeys(second), ref))?.reveal()).toBe(
        `${token} ${ref.workspaceId}`,
      )
    expect(await rotate()).toEqual({ changed: 2, failed: 1 })
    expect(await rotate()).toEqual({ changed: 0, failed: 1 })
    const alone = configuredKeys(new Map([...second].slice(1)))
    for (const ref of refs)
      expect((await readTenantSecret(alone, ref))?.reveal()).toBe(`${token} ${ref.workspaceId}`)
    await expect(readTenantSecret(keys, refs[0]!)).rejects.toThrow('There is no key v2')
  })

  it('deletes a secret with its workspace, or by itself', async () => {
    const ref = makeRef()
    await putTenantSecret(keys, ref, token, 1)
    await putTenantSecret(keys, { ...ref, name: 'stripe' }, token, 1)
    await deleteTenantSecret(ref)
    expect(await readTenantSecret(keys, ref)).toBeUndefined()
    await deleteTenantSecrets(ref)
    expect(await readTenantSecret(keys, { ...ref, name: 'stripe' })).toBeUndefined()
  })

  it.each(['', 'x'.repeat(20_001)])('refuses a secret that is empty or too long', async (secret) => {
    await expect(putTenantSecret(keys, makeRef(), secret, 1)).rejects.toMatchObject({
      code: 'invalid-argument',
    })
    await expect(putTenantSecret(keys, makeRef('with_line'), token, 1)).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })
})
