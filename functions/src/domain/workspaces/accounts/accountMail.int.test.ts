import { beforeAll, expect, it } from 'vitest'
import { clearDatabases } from '../../../../test/emulator.ts'
import { makePorts } from '../../../../test/factories.ts'
import { requestPasswordReset } from './accountMail.ts'

beforeAll(clearDatabases)

it('requestPasswordReset lets the owner of an email reset their password, however often strangers have asked for it', async () => {
  const email = 'owner@example.com'
  const ask = (from: string) => requestPasswordReset(makePorts(), 'https://app.example', { email, from })
  const requests = Array.from({ length: 12 }, (_, stranger) => `stranger ${stranger}`)
  for (const from of requests) for (let n = 0; n < 5; n++) await ask(from).catch(() => undefined)
  await expect(ask('stranger 3')).rejects.toMatchObject({ code: 'resource-exhausted' })
  expect(await ask('home')).toEqual({ success: true })
})
