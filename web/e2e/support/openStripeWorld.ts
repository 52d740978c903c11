import { z } from 'zod'
import { sandboxOrigin } from './browser.ts'

const rowsSchema = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), status: z.string().optional(), amount_received: z.int().default(0) }),
  ),
})
const clockSchema = z.object({ now: z.int() })

/** Controls the sandbox's Stripe of one payment account, as its dashboard and its test clock do. */
export function openStripeWorld(account: 'gb') {
  const authorization = `Bearer sk_test_parley${account.charAt(0).toUpperCase()}${account.slice(1)}`
  const began = Math.floor(Date.now() / 1000)

  async function ask(path: string, form?: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${sandboxOrigin}/v1/${path}`, {
      headers: { authorization },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }

  async function control(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${sandboxOrigin}/sandbox/stripe/${path}`, {
      headers: { authorization },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }

  const list = async (path: string) => rowsSchema.parse(await ask(path)).data

  return {
    /** Creates a code that discounts the first invoice. */
    async createDiscount(code: string, percent: number): Promise<void> {
      const { id } = z
        .object({ id: z.string() })
        .parse(await ask('coupons', { percent_off: String(percent), duration: 'once', name: code }))
      await ask('promotion_codes', { 'promotion[type]': 'coupon', 'promotion[coupon]': id, code })
    },
    /** Moves the clock by days, and waits until all resulting events were delivered. */
    async pass(days: number): Promise<void> {
      const { now } = clockSchema.parse(await control('clock'))
      await control('clock', { to: now + days * 24 * 3600 })
      await control('webhooks/settle', {})
    },
    /** Makes every existing card be declined. */
    async spoilCards(): Promise<void> {
      const customers = await list('customers?limit=100')
      for (const { id } of customers) {
        for (const card of await list(`payment_methods?customer=${id}&type=card`))
          await control('cards', { payment_method: card.id, number: '4000000000000341' })
      }
    },
    /** Returns the minor units that were paid since this world was opened. */
    async received(): Promise<number> {
      const payments = await list(`payment_intents?limit=100&created[gte]=${began}`)
      return payments.reduce((sum, { amount_received: received }) => sum + received, 0)
    },
  }
}
