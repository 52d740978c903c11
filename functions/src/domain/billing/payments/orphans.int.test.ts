import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { readDocument } from '../../../store/documents.ts'
import { handlePaymentEvent } from './handlePaymentEvent.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

const event = (id: string, at: number, fields: object) => ({
  id,
  type: 'payment_intent.succeeded',
  at,
  objectId: 'object',
  paymentId: '',
  subscriptionId: '',
  invoiceId: '',
  customerId: '',
  ...fields,
})

describe('an event about something that we do not know', () => {
  const handle = (id: string, age: number, fields: object) =>
    handlePaymentEvent(
      billing.ports,
      billing.ports.payments.account('us'),
      event(id, billing.clock.now - age, fields),
    )
  const orphanOf = (id: string) =>
    readDocument('na', paths.orphanEvent('us', id), z.object({ reason: z.string() }))

  it.each([
    ['a payment', { paymentId: 'pi_unknown', objectId: 'pi_unknown' }],
    ['a customer', { customerId: 'cus_unknown' }],
  ])('repeats an unknown event for an hour, then stores it as an orphan: %s', async (what, fields) => {
    const id = `evt_${what.replaceAll(' ', '_')}`
    await expect(handle(id, hourMs - minuteMs, fields)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await orphanOf(id)).toBeUndefined()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await handle(id, hourMs + minuteMs, fields)
    await handle(id, hourMs + minuteMs, fields)
    expect(logged).toHaveBeenCalledWith(
      'A payment event belongs to no known workspace',
      expect.objectContaining({ event: id }),
    )
    logged.mockRestore()
    expect((await orphanOf(id))?.data.reason).not.toBe('')
  })

  it('moves no credit for a missing subscription or invoice', async () => {
    const account = await makeAccount('na')
    await billing.addCard(account, undefined, 'US')
    const { customerId } = (await readDocument('na', paths.billing(account.workspaceId), billingSchema))!.data
    const errorLog = vi.spyOn(console, 'error').mockReturnValue()
    await handle('evt_subscription', 2 * hourMs, { customerId, subscriptionId: 'sub_unknown' })
    await handle('evt_invoice', 2 * hourMs, { customerId, invoiceId: 'in_unknown' })
    errorLog.mockRestore()
    expect(await orphanOf('evt_subscription')).toBeDefined()
    expect(await orphanOf('evt_invoice')).toBeDefined()
    expect((await expectBooksToBalance(account.wallet, [])).entries).toHaveLength(1)
  })
})
