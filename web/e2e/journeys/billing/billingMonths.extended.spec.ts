import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { balanceBooks, spendDownTo } from '../../support/books.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { answerBank, fillCard } from '../../support/payment.ts'
import { openStripeWorld } from '../../support/openStripeWorld.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
/** Days until the invoice of any month is final, which is an hour after its month has ended. */
const longMonth = 32
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('a workspace over three months', () => {
  it('pays, runs out of credit, recharges, fails once, and ends; the books balance to the cent', async () => {
    const stripe = openStripeWorld('gb')
    const receivedBefore = await stripe.received()
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const agentId = await createAgent(page, 'Front desk')
    await publish(page)
    const billingUrl = `${webOrigin}/app/eu/billing`
    const code = `SPRING${Date.now().toString(36).toUpperCase()}`
    await stripe.createDiscount(code, 50)

    // The first month at half its price, with a seat and a card whose bank asks.
    await page.goto(`${billingUrl}?dialog=upgrade`)
    const confirm = page.getByRole('dialog', { name: 'Confirm subscription' })
    await confirm.getByLabel('Country').selectOption('GB')
    await confirm.getByRole('textbox', { name: 'Workspace seat' }).fill('1')
    await confirm.getByLabel('Discount code').fill(code)
    await confirm.getByRole('button', { name: 'Apply' }).click()
    await confirm.getByText('£20.25').first().waitFor()
    await confirm.getByRole('button', { name: 'Continue to payment' }).click()
    const payment = page.getByRole('dialog', { name: 'Payment for the plan' })
    await fillCard(page, '4000002500003155', 'GB')
    await payment.getByRole('button', { name: 'Continue' }).click()
    await answerBank(page)
    const created = page.getByRole('dialog', { name: 'Subscription Created' })
    await created.getByRole('button', { name: 'Done' }).click()
    await created.waitFor({ state: 'detached' })
    const plan = part(page, 'Current plan')
    await plan.getByRole('heading', { name: 'Pay as you go Active' }).waitFor()
    await plan.getByText('$15.00').waitFor()

    // Automatic recharge, and an agent that uses up the credit.
    const recharge = part(page, 'Automatic recharge')
    await recharge.getByRole('switch', { name: 'Automatic recharge' }).check({ force: true })
    await recharge.getByRole('slider', { name: 'Monthly limit' }).focus()
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft')
    await recharge.getByRole('slider', { name: 'Add credit for' }).focus()
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    await recharge.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Autocharge settings saved!').waitFor()
    await spendDownTo('eu', agentId, 100)
    const visitor = await openVisit('eu', agentId)
    expect(await visitor.say('sandbox:say I still answer.', {})).toContain('I still answer.')
    await expect
      .poll(() => balanceBooks('eu', agentId).then(({ balance }) => balance))
      .toBeGreaterThan(30_000)

    // The monthly limit is £50, and £25 are £33.75 with tax: the second recharge is not made, and in the end
    // the chat closes.
    await spendDownTo('eu', agentId, 0)
    expect(await visitor.say('sandbox:say Nothing pays for this.', {})).toContain('out-of-credits')

    // The second month is paid in full, and opens the chat again.
    await stripe.pass(longMonth)
    await expect.poll(() => balanceBooks('eu', agentId).then(({ balance }) => balance)).toBe(10_000)
    await page.reload()
    await plan.getByText('$10.00').waitFor()
    expect(await visitor.say('sandbox:say The month is here.', {})).toContain('The month is here.')

    // The third month cannot be paid with this card, until there is another one.
    await stripe.spoilCards()
    await stripe.pass(longMonth)
    await page.getByText(/Your last payment failed/).waitFor()
    await page.getByRole('alert').getByRole('button', { name: 'Update card' }).click()
    const update = page.getByRole('dialog', { name: 'Payment Method' })
    await update.getByText('Use a new card').click()
    await fillCard(page, '4242424242424242', 'GB')
    await update.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Payment information updated successfully').waitFor()
    await page.getByText(/Your last payment failed/).waitFor({ state: 'detached' })
    await plan.getByRole('heading', { name: 'Pay as you go Active' }).waitFor()

    // After the cancellation, the subscription ends with the paid month.
    await page.goto(`${billingUrl}?dialog=modify`)
    await page
      .getByRole('dialog', { name: 'Modify your plan' })
      .getByRole('button', { name: 'Cancel subscription' })
      .click()
    const cancel = page.getByRole('dialog', { name: 'We will miss you' })
    await cancel.getByRole('radio', { name: 'Too expensive' }).check()
    await cancel.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByText('Subscription cancelled successfully').waitFor()
    await stripe.pass(longMonth)
    await page.goto(billingUrl)
    await plan.getByRole('heading', { name: /Free/ }).waitFor()

    // £10 and a seat of £10 at half price, then £30 twice, and the recharges; 35 % tax on each; and one
    // recharge of £25 with its tax.
    const totals = part(page, 'Invoices').getByRole('row')
    await expect
      .poll(() =>
        totals.allTextContents().then((rows) => rows.flatMap((row) => /£[\d.]+/.exec(row) ?? []).toSorted()),
      )
      .toEqual(['£20.25', '£33.75', '£40.50', '£40.50'])
    expect((await stripe.received()) - receivedBefore).toBe(2025 + 4050 + 4050 + 3375)
    const books = await balanceBooks('eu', agentId)
    expect(books.isBalanced).toBe(true)
    expect(books.movements).toEqual({ free: 5_000, plan: 30_000, payment: 33_333 })
  })
})
